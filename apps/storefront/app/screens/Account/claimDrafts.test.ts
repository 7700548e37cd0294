// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { claimDrafts, discardDrafts } from "./claimDrafts.ts";
import { clearDrafts } from "./clearDrafts.ts";

const keys = [
  "rewire.checkoutDraft",
  "rewire.reviewDraft.7",
  "rewire-repair-note",
  "rewire.formDraft.account.7.details",
];
const typeDrafts = () => {
  for (const key of keys) sessionStorage.setItem(key, '{"email":"a@b.test"}');
};
const listDrafts = () => keys.filter((key) => sessionStorage.getItem(key) !== null);

beforeEach(typeDrafts);
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test("another customer who logs in in the same tab gets none of the drafts", async () => {
  await claimDrafts(7);
  // The log-in of the first customer ends by itself, and a guest goes on typing.
  typeDrafts();
  await claimDrafts(8);
  expect(listDrafts()).toEqual([]);
  typeDrafts();
  await claimDrafts(8);
  expect(listDrafts()).toEqual(keys);
});

test("the same customer finds the drafts again", async () => {
  await claimDrafts(7);
  await claimDrafts(7);
  expect(listDrafts()).toEqual(keys);
});

test("what a guest has typed is kept for the first log-in, before and after a log-out", async () => {
  await claimDrafts(7);
  expect(listDrafts()).toEqual(keys);
  clearDrafts();
  expect(listDrafts()).toEqual([]);
  typeDrafts();
  await claimDrafts(8);
  expect(listDrafts()).toEqual(keys);
});

test("a log-out in another tab clears the drafts of this tab, and not the order of a guest who came after it", async () => {
  localStorage.setItem("rewire.lastOrder", "{}");
  await discardDrafts();
  expect(listDrafts()).toEqual([]);
  expect(localStorage.getItem("rewire.lastOrder")).toBe("{}");
  clearDrafts();
  expect(localStorage.getItem("rewire.lastOrder")).toBeNull();
});

test("the code that clears drafts is loaded as soon as a customer is logged in", async () => {
  const hasLoaded = vi.fn();
  vi.resetModules();
  vi.doMock("./clearDrafts.ts", () => {
    hasLoaded();
    return { clearDrafts, clearTabDrafts: vi.fn() };
  });
  const claiming = await import("./claimDrafts.ts");
  expect(hasLoaded).not.toHaveBeenCalled();
  await claiming.claimDrafts(7);
  expect(hasLoaded).toHaveBeenCalledTimes(1);
  vi.doUnmock("./clearDrafts.ts");
});
