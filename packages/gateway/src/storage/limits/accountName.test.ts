import { expect, test } from "vitest";
import { normalizeAccountName } from "./accountName.ts";

test.each([
  ["Maria", "maria"],
  [" maria\u00ad ", "maria"],
  ["MÁRIA", "maria"],
  ["ｍａｒｉａ", "maria"],
  ["<b>maria</b>", "maria"],
  ["ma%20ria", "maria"],
  ["mar&nbsp;ia", "maria"],
  ["Maria@Example.test", "maria@example.test"],
  ["o'neill+shop@example.test", "oneill+shop@example.test"],
  ["Straße", "strasse"],
  ["Мария", "мария"],
  ["", ""],
])("%j is counted as %j", (typed, counted) => expect(normalizeAccountName(typed)).toBe(counted));

test("different accounts stay different", () => {
  const names = ["maria", "maria2", "maria@a.test", "maria@b.test", "maria+1@a.test", "mari.a", "mari-a", "mari_a"];
  expect(new Set(names.map(normalizeAccountName)).size).toBe(names.length);
});
