import { browserOperations } from "@rewire/data/server";
import { expect, test } from "vitest";
import { readAllowedOperations } from "./allowedOperations.ts";

const read = (name: string, text: string) =>
  readAllowedOperations({ [name]: { text, kind: "query", usesSession: true } });

test("an operation that asks for a token is refused at the start", () => {
  expect(() => read("a", "query a { customer { ...F } } fragment F on Customer { token: sessionToken }")).toThrow(
    "a asks for sessionToken",
  );
});

test("a text must be one operation of its name and kind", () => {
  expect(() => read("a", "query b { cart { total } }")).toThrow("a must be the name of the only query");
  expect(() => read("a", "query a { cart { total } } query b { viewer { id } }")).toThrow("a must be the name");
  expect(() => read("a", "mutation a { emptyCart { cart } }")).toThrow("a must be the name");
});

test("all operations of the data package may be asked for", () => {
  const allowed = readAllowedOperations(browserOperations);
  expect([...allowed.keys()]).toEqual(Object.keys(browserOperations));
  for (const operation of allowed.values()) if (operation.kind === "mutation") expect(operation.usesSession).toBe(true);
  expect(allowed.get("getStockStatus")?.usesSession).toBe(false);
});
