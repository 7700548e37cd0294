import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calculateDiscount, findLowestAmount } from "./price.ts";

const euros = (minor: number) => ({ minor, currency: "EUR" });

describe("discountBetween", () => {
  test("per cent are rounded, the amount is exact", () =>
    expect(calculateDiscount(euros(89900), euros(74900))).toEqual({ percent: 17, amount: euros(15000) }));
  test("a cent off is still a discount of one per cent", () =>
    expect(calculateDiscount(euros(100000), euros(99999))).toEqual({ percent: 1, amount: euros(1) }));
  test("for nothing is a hundred per cent", () => expect(calculateDiscount(euros(100), euros(0))?.percent).toBe(100));
  test("none where nothing is saved", () =>
    expect([
      calculateDiscount(euros(100), euros(100)),
      calculateDiscount(euros(100), euros(101)),
      calculateDiscount(euros(0), euros(0)),
    ]).toEqual([null, null, null]));
  test("lies between one and a hundred per cent", () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (was, now) => {
        const discount = calculateDiscount(euros(was), euros(now));
        expect(discount === null).toBe(now >= was);
        if (discount) expect(discount.percent >= 1 && discount.percent <= 100).toBe(true);
      }),
    );
  });
});

test("lowestAmount is the least that may be asked for", () => {
  expect(findLowestAmount({ kind: "single", amount: euros(5) }, "EUR")).toEqual(euros(5));
  expect(findLowestAmount({ kind: "sale", was: euros(9), now: euros(5) }, "EUR")).toEqual(euros(5));
  expect(findLowestAmount({ kind: "range", from: euros(5), to: euros(9) }, "EUR")).toEqual(euros(5));
  expect(findLowestAmount({ kind: "free" }, "EUR")).toEqual(euros(0));
  expect(findLowestAmount({ kind: "unpriced" }, "EUR")).toBeNull();
});
