import * as fc from "fast-check";
import { expect, test } from "vitest";
import { listReductions } from "./listReductions.ts";

const euros = (minor: number) => ({ minor, currency: "EUR" });
const coupon = (code: string, minor: number) => ({ code, description: "", saves: euros(minor) });
const giftCard = (code: string, minor: number) => ({ ...coupon(code, minor), giftCard: { remaining: null } });

test("coupons, gift cards and the rest are apart", () => {
  expect(listReductions(euros(3_500), [coupon("save10", 1_000), giftCard("…-25", 2_000)])).toEqual({
    coupons: [coupon("save10", 1_000)],
    giftCards: [giftCard("…-25", 2_000)],
    rest: euros(500),
  });
});

test("a discount without codes is all rest", () => {
  expect(listReductions(euros(780), [])).toEqual({ coupons: [], giftCards: [], rest: euros(780) });
});

test("a code that saves nothing stays, and takes no cents", () => {
  expect(listReductions(euros(0), [coupon("freeship", 0)])).toEqual({
    coupons: [coupon("freeship", 0)],
    giftCards: [],
    rest: euros(0),
  });
  expect(listReductions(euros(2), [coupon("freeship", 0)]).rest).toEqual(euros(2));
});

test("whatever a shop rounds, the lines add up to the discount", () => {
  const codes = fc.array(fc.record({ minor: fc.integer({ min: 0, max: 90_000 }), isGiftCard: fc.boolean() }), {
    maxLength: 4,
  });
  fc.assert(
    fc.property(codes, fc.integer({ min: -3, max: 50_000 }), (parts, more) => {
      const coupons = parts.map(({ minor, isGiftCard }, at) => (isGiftCard ? giftCard : coupon)(`code${at}`, minor));
      const sum = parts.reduce((total, { minor }) => total + minor, 0);
      fc.pre(more >= 0 || parts.some(({ minor }) => minor > 3 * parts.length));
      const discount = Math.max(0, sum + more);
      const read = listReductions(euros(discount), coupons);
      const listed = [...read.coupons, ...read.giftCards].reduce((total, { saves }) => total + saves.minor, 0);
      expect(listed + read.rest.minor).toBe(discount);
    }),
  );
});
