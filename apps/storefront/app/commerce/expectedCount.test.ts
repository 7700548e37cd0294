// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { expectPieces, onExpectedCountChange, readExpectedCount } from "./expectedCount.ts";
import { clearItemCount, writeItemCount } from "./lastItemCount.ts";

beforeEach(() => {
  vi.useFakeTimers();
  writeItemCount(2);
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  clearItemCount();
});

test("pieces count at once, and the shop's own number replaces them", () => {
  const listener = vi.fn<() => void>();
  const unsubscribe = onExpectedCountChange(listener);
  const settle = expectPieces(3);
  expect(readExpectedCount()).toBe(5);
  expect(listener).toHaveBeenCalledOnce();
  settle(true);
  expect(readExpectedCount()).toBe(5);
  // The shop has put fewer into the cart.
  writeItemCount(4);
  expect(readExpectedCount()).toBe(4);
  unsubscribe();
});

test("the shop's number may be there before the answer is", () => {
  const settle = expectPieces(1);
  writeItemCount(3);
  expect(readExpectedCount()).toBe(3);
  settle(true);
  expect(readExpectedCount()).toBe(3);
});

test("a refused addition is not counted", () => {
  const settle = expectPieces(1);
  settle(false);
  expect(readExpectedCount()).toBe(2);
});

test("of several additions the refused one alone is taken back", () => {
  const [first, second] = [expectPieces(1), expectPieces(4)];
  expect(readExpectedCount()).toBe(7);
  second(false);
  expect(readExpectedCount()).toBe(3);
  first(true);
  writeItemCount(3);
  expect(readExpectedCount()).toBe(3);
});

test("an addition after an answer counts on from there", () => {
  expectPieces(1)(true);
  const settle = expectPieces(1);
  expect(readExpectedCount()).toBe(4);
  writeItemCount(3);
  expect(readExpectedCount()).toBe(4);
  settle(true);
  writeItemCount(4);
  expect(readExpectedCount()).toBe(4);
});

test("without a new number the shop's last one holds again after a while", () => {
  expectPieces(1)(true);
  vi.advanceTimersByTime(2_000);
  expect(readExpectedCount()).toBe(2);
});
