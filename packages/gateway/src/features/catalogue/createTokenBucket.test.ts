import { expect, test } from "vitest";
import { createTokenBucket } from "./createTokenBucket.ts";

test("a budget is used up, and fills again with time, but never over its amount", () => {
  let time = 5_000;
  const budget = createTokenBucket({ amount: 3, windowMs: 300, now: () => time });
  const take = (times: number) => Array.from({ length: times }, () => budget.take());
  expect(take(4)).toEqual([true, true, true, false]);
  time += 100;
  expect(take(2)).toEqual([true, false]);
  time += 10_000;
  expect(take(4)).toEqual([true, true, true, false]);
});

test("a clock that jumps back neither fills nor empties it", () => {
  let time = 5_000;
  const budget = createTokenBucket({ amount: 2, windowMs: 200, now: () => time });
  budget.take();
  time = 0;
  expect([budget.take(), budget.take()]).toEqual([true, false]);
  time += 100;
  expect(budget.take()).toBe(true);
});
