import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseNetQuantity } from "./netQuantity.ts";
import { calculateUnitPrice, chooseUnitQuantity } from "./unitPrice.ts";

describe("parseNetQuantity", () => {
  test.each([
    ["0.5 m", 0.5, "meter"],
    ["1,5 m", 1.5, "meter"],
    ["50cm", 0.5, "meter"],
    ["250 ml", 0.25, "liter"],
    ["2 × 50 ml", 0.1, "liter"],
    ["3x0,33 l", 0.99, "liter"],
    ["0.125 l", 0.125, "liter"],
    ["118 g", 0.118, "kilogram"],
    ["2 kg", 2, "kilogram"],
    ["100 Stück", 100, "piece"],
    ["12 pcs.", 12, "piece"],
    ["5 pièces", 5, "piece"],
    ["1.5 m²", 1.5, "squareMeter"],
  ])("reads %s", (text, quantity, unit) => expect(parseNetQuantity(text)).toEqual({ quantity, unit }));

  test.each(["", "m", "Long", "0 m", "256 GB", "30 W", "1,000 ml", "1.000 m", "6.3″", "two pieces", "-1 m"])(
    "reads nothing from %j",
    (text) => expect(parseNetQuantity(text)).toBeNull(),
  );
});

const euros = (minor: number) => ({ minor, currency: "EUR" });
const unitPriceOf = (minor: number, text: string) => {
  const netQuantity = parseNetQuantity(text);
  return netQuantity && calculateUnitPrice(euros(minor), netQuantity, chooseUnitQuantity([netQuantity]));
};

describe("calculateUnitPrice", () => {
  test("names the price of a metre, a litre, 100 millilitres, a piece", () => {
    expect(unitPriceOf(350, "0.5 m")).toEqual({ amount: euros(700), per: 1, unit: "meter" });
    expect(unitPriceOf(799, "3 m")?.amount).toEqual(euros(266));
    expect(unitPriceOf(1290, "500 ml")).toEqual({ amount: euros(2580), per: 1, unit: "liter" });
    expect(unitPriceOf(990, "2 × 50 ml")).toBeNull();
    expect(unitPriceOf(990, "150 ml")).toEqual({ amount: euros(660), per: 0.1, unit: "liter" });
    expect(unitPriceOf(990, "60 Stück")).toEqual({ amount: euros(17), per: 1, unit: "piece" });
  });
  test("names none that is the price itself", () => expect(unitPriceOf(395, "1 m")).toBeNull());
  test("names the same quantity for all variations", () => {
    const netQuantities = ["100 ml", "1 l"].flatMap((text) => parseNetQuantity(text) ?? []);
    expect(chooseUnitQuantity(netQuantities)).toBe(1);
  });
  test("is the price again, times the quantity, to half a cent of each unit", () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 2, max: 500 }), (minor, quantity) => {
        const unitPrice = calculateUnitPrice(euros(minor), { quantity, unit: "piece" }, 1);
        expect(Math.abs((unitPrice?.amount.minor ?? 0) * quantity - minor)).toBeLessThanOrEqual(quantity / 2);
      }),
    ));
});
