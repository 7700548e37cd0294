import * as fc from "fast-check";
import { expect, test } from "vitest";
import { toMeasure, toMeasurePrice } from "./measurePrice.ts";
import type { QuantityUnit } from "./netQuantity.ts";

/** Number of random prices; a bench sets it to a thousand and more. */
const numRuns = Number(process.env["UNIT_PRICE_RUNS"] ?? 25);

const euros = (minor: number) => ({ minor, currency: "EUR" });

test.each([
  ["meter", 1, "m"],
  ["squareMeter", 1, "m²"],
  ["liter", 1, "l"],
  ["liter", 0.1, "100\u00A0ml"],
  ["kilogram", 1, "kg"],
  ["kilogram", 0.1, "100\u00A0g"],
  ["piece", 1, "piece"],
] as const)("a price for %s × %d is named %s", (unit, per, measure) => expect(toMeasure({ per, unit })).toBe(measure));

test("the unit price is that of the quantity, in the currency's own minor units", () => {
  expect(toMeasurePrice(euros(590), { quantity: 2, unit: "meter", per: 1 })).toEqual({
    amount: euros(295),
    measure: "m",
  });
  expect(toMeasurePrice({ minor: 890, currency: "JPY" }, { quantity: 2.5, unit: "meter", per: 1 })?.amount).toEqual({
    minor: 356,
    currency: "JPY",
  });
});

test("what costs nothing has none, nor what is sold by the unit itself", () => {
  expect(toMeasurePrice(euros(0), { quantity: 2, unit: "meter", per: 1 })).toBeNull();
  expect(toMeasurePrice(euros(395), { quantity: 1, unit: "meter", per: 1 })).toBeNull();
});

test("every unit price is the one that whole numbers give", () => {
  const unit = fc.constantFrom<QuantityUnit>("meter", "squareMeter", "piece");
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.integer({ min: 1, max: 99_999 }),
      unit,
      (minor, thousandths, name) => {
        if (thousandths === 1000) return;
        const unitPrice = toMeasurePrice(euros(minor), { quantity: thousandths / 1000, unit: name, per: 1 });
        // Rounded half up, without a floating-point number.
        const expected = (2n * BigInt(minor) * 1000n + BigInt(thousandths)) / (2n * BigInt(thousandths));
        expect(unitPrice?.amount.minor).toBe(Number(expected));
      },
    ),
    { numRuns },
  );
});
