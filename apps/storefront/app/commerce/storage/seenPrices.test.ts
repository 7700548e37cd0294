import { expect, test } from "vitest";
import { findPriceChanges, mergeSeenPrices } from "./seenPrices.ts";

const line = (key: string, minor: number) => ({ key, name: `Line ${key}`, unitPrice: { minor, currency: "EUR" } });

test("a price that changed while the line was in the cart is named with the one before", () => {
  const pricesBefore = mergeSeenPrices([line("a", 100), line("b", 200)], {});
  expect(findPriceChanges([line("a", 120), line("b", 200), line("c", 5)], pricesBefore)).toEqual([
    { key: "a", name: "Line a", was: { minor: 100, currency: "EUR" }, now: { minor: 120, currency: "EUR" } },
  ]);
});

test("a cent by which taxes are rounded at another quantity is no change", () =>
  expect(findPriceChanges([line("a", 101)], { a: 100 })).toEqual([]));

test("it is named until it is accepted; new lines and lines that are gone are no changes", () => {
  const pricesBefore = mergeSeenPrices([line("a", 100)], {});
  const changed = [line("a", 120), line("b", 50)];
  const merged = mergeSeenPrices(changed, pricesBefore);
  expect(findPriceChanges(changed, merged)).toHaveLength(1);
  expect(findPriceChanges(changed, mergeSeenPrices(changed, {}))).toEqual([]);
  expect(mergeSeenPrices([line("b", 50)], merged)).toEqual({ b: 50 });
});
