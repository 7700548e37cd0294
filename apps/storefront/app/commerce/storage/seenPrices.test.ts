import { expect, test } from "vitest";
import { findPriceChanges, mergeSeenPrices } from "./seenPrices.ts";

const place = { country: "DE", state: "" };
const line = (key: string, minor: number) => ({ key, name: `Line ${key}`, unitPrice: { minor, currency: "EUR" } });

test("a price that changed while the line was in the cart is named with the one before", () => {
  const pricesBefore = mergeSeenPrices([line("a", 100), line("b", 200)], {}, place);
  expect(findPriceChanges([line("a", 120), line("b", 200), line("c", 5)], pricesBefore, place)).toEqual([
    { key: "a", name: "Line a", was: { minor: 100, currency: "EUR" }, now: { minor: 120, currency: "EUR" } },
  ]);
});

test("a cent by which taxes are rounded at another quantity is no change", () =>
  expect(findPriceChanges([line("a", 101)], mergeSeenPrices([line("a", 100)], {}, place), place)).toEqual([]));

test("it is named until it is accepted; new lines and lines that are gone are no changes", () => {
  const pricesBefore = mergeSeenPrices([line("a", 100)], {}, place);
  const changed = [line("a", 120), line("b", 50)];
  const merged = mergeSeenPrices(changed, pricesBefore, place);
  expect(findPriceChanges(changed, merged, place)).toHaveLength(1);
  expect(findPriceChanges(changed, mergeSeenPrices(changed, {}, place), place)).toEqual([]);
  expect(Object.values(mergeSeenPrices([line("b", 50)], merged, place))).toEqual([50]);
});

test("prices without the tax of another country are no change, but its own are compared again", () => {
  const pricesBefore = mergeSeenPrices([line("a", 119)], {}, place);
  const abroad = { country: "CH", state: "" };
  expect(findPriceChanges([line("a", 100)], pricesBefore, abroad)).toEqual([]);
  const pricesAbroad = mergeSeenPrices([line("a", 100)], pricesBefore, abroad);
  expect(Object.values(pricesAbroad)).toEqual([100]);
  expect(findPriceChanges([line("a", 110)], pricesAbroad, abroad)).toHaveLength(1);
});
