import { expect, test } from "vitest";
import { LeastRecentlyUsedCache } from "./LeastRecentlyUsedCache.ts";

test("a full cache evicts the entry that was used least recently", () => {
  const cache = new LeastRecentlyUsedCache<number>(3);
  for (const [value, key] of ["a", "b", "c"].entries()) cache.set(key, value);
  expect(cache.get("a")).toBe(0);
  cache.set("d", 3);
  expect(["a", "b", "c", "d"].map((key) => cache.get(key))).toEqual([0, undefined, 2, 3]);
});

test("a cache never has more entries than its maximum, however often they are used", () => {
  const cache = new LeastRecentlyUsedCache<number>(4);
  for (let value = 0; value < 20; value += 1) {
    cache.set(`${value}`, value);
    cache.get("0");
  }
  expect(
    Array.from({ length: 20 }, (_, value) => cache.get(`${value}`)).filter((value) => value !== undefined),
  ).toEqual([0, 17, 18, 19]);
});
