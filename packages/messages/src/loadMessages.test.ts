import { expect, test } from "vitest";
import { loadDeferredMessages } from "./loadDeferredMessages.ts";
import { loadAllMessages } from "./loadMessages.ts";

test("all messages of a language are merged once, however many pages load them", async () => {
  expect(await loadAllMessages("de_DE")).toBe(await loadAllMessages("de_DE"));
  expect(await loadAllMessages("de_DE")).toMatchObject(await loadDeferredMessages("de_DE"));
  expect(await loadAllMessages("fr_FR")).not.toBe(await loadAllMessages("de_DE"));
});
