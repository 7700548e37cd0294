import { expect, test } from "vitest";
import { loadAllMessages, loadLateMessages } from "./loadMessages.ts";

test("all words of a language are put together once, however many pages ask for them", async () => {
  expect(await loadAllMessages("de_DE")).toBe(await loadAllMessages("de_DE"));
  expect(await loadAllMessages("de_DE")).toMatchObject(await loadLateMessages("de_DE"));
  expect(await loadAllMessages("fr_FR")).not.toBe(await loadAllMessages("de_DE"));
});
