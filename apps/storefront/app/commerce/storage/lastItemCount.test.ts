// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import {
  clearItemCount,
  includePendingItems,
  onItemCountChange,
  readItemCount,
  writeItemCount,
} from "./lastItemCount.ts";

/** Numbers that the header shows, one after the other. */
function follow(): readonly number[] {
  const displayedCounts: number[] = [readItemCount()];
  onItemCountChange(() => {
    if (readItemCount() !== displayedCounts.at(-1)) displayedCounts.push(readItemCount());
  });
  return displayedCounts;
}

beforeEach(() => clearItemCount());

test("items that are being added count at once, and are no other number when the cart has them", () => {
  writeItemCount(2);
  const displayedCounts = follow();
  const settle = includePendingItems(3);
  expect(localStorage.getItem("rewire.cartCount")).toBe("2");
  settle(5);
  expect(localStorage.getItem("rewire.cartCount")).toBe("5");
  settle(5);
  expect(displayedCounts).toEqual([2, 5]);
});

test("items that are refused count no longer", () => {
  const displayedCounts = follow();
  const [first, second] = [includePendingItems(1), includePendingItems(1)];
  first(null);
  second(1);
  expect(displayedCounts).toEqual([0, 1, 2, 1]);
});

test("items that the early script has stored already do not count twice until they are settled", () => {
  const displayedCounts = follow();
  const [first, second] = [includePendingItems(1), includePendingItems(2)];
  const storeEarly = (count: number) => {
    localStorage.setItem("rewire.cartCount", String(count));
    dispatchEvent(new StorageEvent("storage", { key: "rewire.cartCount" }));
  };
  storeEarly(1);
  first(1);
  storeEarly(3);
  second(3);
  expect(displayedCounts).toEqual([0, 1, 3]);
});
