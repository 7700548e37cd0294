import type { AccountFailure, CartFailure, CheckoutFailure, ReadFailure, ReviewFailure } from "@rewire/domain";
import { describe, expect, expectTypeOf, test } from "vitest";
import type { UseAddToCartResult } from "../cart/hooks/useAddToCart.ts";
import type { UsePlaceOrderResult } from "../checkout/usePlaceOrder.ts";
import type { StockStatusState } from "../product/hooks/useStockStatus.ts";
import { recordedRefusals } from "../testing/recordedRefusals.ts";
import { toAccountFailure, toCartFailure, toCheckoutFailure, toReadFailure, toReviewFailure } from "./narrowFailure.ts";

const narrowings = [toReadFailure, toCartFailure, toCheckoutFailure, toAccountFailure, toReviewFailure];

describe("failures of a use case", () => {
  test.each(recordedRefusals)("%s belongs to one at least, as it is", (_message, failure) => {
    expect(narrowings.map((narrow) => narrow(failure))).toContainEqual(failure);
  });

  test("what belongs to another is a fault of the shop", () => {
    const expired = { kind: "couponExpired", code: "spring" } as const;
    expect(toCartFailure(expired)).toBe(expired);
    expect(toCheckoutFailure(expired)).toBe(expired);
    for (const narrow of [toReadFailure, toAccountFailure, toReviewFailure])
      expect(narrow(expired)).toEqual({ kind: "shopError" });
  });

  test("a broken connection belongs to all", () => {
    for (const narrow of narrowings) expect(narrow({ kind: "unreachable" })).toEqual({ kind: "unreachable" });
  });

  test("while an order is in doubt, every change is told so", () => {
    const doubt = { kind: "orderUnknown" } as const;
    for (const narrow of [toCartFailure, toCheckoutFailure, toAccountFailure, toReviewFailure])
      expect(narrow(doubt)).toBe(doubt);
    expect(toReadFailure(doubt)).toEqual({ kind: "shopError" });
  });

  test("a checkout that opens an account tells of a shop without log-ins", () => {
    const unavailable = { kind: "logInUnavailable" } as const;
    expect(toCheckoutFailure(unavailable)).toBe(unavailable);
    expect(toAccountFailure(unavailable)).toBe(unavailable);
    expect(toCartFailure(unavailable)).toEqual({ kind: "shopError" });
  });

  test("types name no failure of another use case", () => {
    type Stock = Extract<StockStatusState, { kind: "failed" }>["failure"];
    type Adding = Extract<Awaited<ReturnType<UseAddToCartResult["addToCart"]>>, { ok: false }>["error"];
    type Ordering = Extract<Awaited<ReturnType<UsePlaceOrderResult["placeOrder"]>>, { ok: false }>["error"];
    expectTypeOf<Stock>().toEqualTypeOf<ReadFailure>();
    expectTypeOf<Adding>().toEqualTypeOf<CartFailure>();
    expectTypeOf<Ordering>().toEqualTypeOf<CheckoutFailure>();
    expectTypeOf<Extract<ReadFailure, { kind: "couponExpired" | "outOfStock" | "wrongPassword" }>>().toBeNever();
    expectTypeOf<Extract<CartFailure, { kind: "paymentDeclined" | "wrongPassword" | "reviewsClosed" }>>().toBeNever();
    expectTypeOf<Extract<AccountFailure, { kind: "couponExpired" | "cartChanged" | "reviewsClosed" }>>().toBeNever();
    expectTypeOf<Extract<ReviewFailure, { kind: "couponExpired" | "cartChanged" | "wrongPassword" }>>().toBeNever();
    // @ts-expect-error A page of a product has no coupon that could have expired.
    const failure: ReadFailure = { kind: "couponExpired", code: null };
    expect(toReadFailure(failure)).toEqual({ kind: "shopError" });
  });
});
