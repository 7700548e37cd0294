// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { MAX_JOURNAL_AGE_MS, type JournalItem } from "@rewire/domain";
import { createBrowserJournal } from "./JournalStorage.ts";
import { createPendingChanges } from "./PendingChanges.ts";

const item: JournalItem = { productId: 7, variationId: null, variation: [], extraData: null };

beforeEach(() => localStorage.clear());

/** Queues an item, as a page without a connection does. */
function queueItem(): void {
  const changes = createPendingChanges(createBrowserJournal());
  changes.queue(changes.add({ kind: "add", key: null, item, quantity: 1, name: "Hub" }));
}

test("the first item of a browser waits for the connection on the next page, too", () => {
  queueItem();
  expect(createBrowserJournal().read().pending).toMatchObject([{ item, isQueued: true }]);
});

test("a journal expires from its last change, not from the last cart of the shop", () => {
  vi.useFakeTimers();
  createBrowserJournal().update((journal) => ({ ...journal, coupons: ["spring"] }));
  vi.advanceTimersByTime(MAX_JOURNAL_AGE_MS - 1);
  queueItem();
  vi.advanceTimersByTime(MAX_JOURNAL_AGE_MS - 1);
  expect(createBrowserJournal().read()).toMatchObject({ coupons: ["spring"], pending: [{ item }] });
  vi.advanceTimersByTime(1);
  expect(createBrowserJournal().read().pending).toEqual([]);
  vi.useRealTimers();
});
