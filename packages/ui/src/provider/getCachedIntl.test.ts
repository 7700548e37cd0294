import { loadAllMessages } from "@rewire/messages";
import { toParsedMessages } from "@rewire/platform/formatjs";
import { expect, test, vi } from "vitest";
import { getCachedIntl } from "./getCachedIntl.ts";

const messages = toParsedMessages(await loadAllMessages("en_US"));
const onError = (error: Error) => {
  throw error;
};

test("a parsed message is known by its object, also among the messages of another provider", () => {
  const intl = getCachedIntl({ locale: "en-US", messages, onError });
  const otherIntl = getCachedIntl({ locale: "en-US", messages: { ...messages }, onError });
  // A format that nobody has created yet is looked up by the JSON of its message once.
  intl.formatMessage({ id: "account.moreItems" }, { count: 2 });
  const stringify = vi.spyOn(JSON, "stringify");
  expect(intl.formatMessage({ id: "account.moreItems" }, { count: 1 })).toBe("and 1 more product");
  expect(otherIntl.formatMessage({ id: "account.moreItems" }, { count: 1200 })).toBe("and 1,200 more products");
  expect(stringify.mock.results.map(({ value }) => value).join()).not.toContain("more product");
  stringify.mockRestore();
});

test("the same message has a format for each language", () => {
  const format = (locale: string) =>
    getCachedIntl({ locale, messages, onError }).formatMessage({ id: "account.moreItems" }, { count: 1200 });
  expect(["en-US", "de-DE", "en-US"].map(format)).toEqual([
    "and 1,200 more products",
    "and 1.200 more products",
    "and 1,200 more products",
  ]);
});

test("a message with tags gets the elements of each caller", () => {
  const intl = getCachedIntl({ locale: "en-US", messages, onError });
  const format = (mark: string) =>
    intl.formatMessage({ id: "account.guestWishes" }, { link: (parts) => `${mark}${parts.join("")}${mark}` });
  expect(format("*")).toBe("Kept in this browser. *Sign in* to have it on every screen.");
  expect(format("_")).toBe("Kept in this browser. _Sign in_ to have it on every screen.");
});
