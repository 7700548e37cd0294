import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { recordedRefusals } from "../testing/recordedRefusals.ts";
import { toFailure } from "./toFailure.ts";

describe("toFailure", () => {
  test.each(recordedRefusals)("%s", (message, failure) => expect(toFailure(message)).toEqual(failure));

  test("words of other versions of the shop", () => {
    expect(toFailure("Coupon “old” does not exist!")).toEqual({ kind: "couponUnknown", code: "old" });
    expect(toFailure('Sorry, "Drone" is not in stock. Please edit your cart and try again.')).toEqual({
      kind: "outOfStock",
      product: "Drone",
    });
  });

  test("the gateway's words about a repair that was not booked", () =>
    expect(toFailure("Repairs are booked at the repair desk.")).toEqual({ kind: "bookingMissing" }));

  test("what a coupon asks for is told without the shop's words", () => {
    expect(toFailure("Sorry, coupon “phones10” is not applicable to selected products.")).toEqual({
      kind: "couponNotApplicable",
      code: "phones10",
    });
    expect(toFailure('Sorry, coupon "nosale" is not valid for sale items.')).toEqual({
      kind: "couponNotForSaleItems",
      code: "nosale",
    });
    expect(toFailure('Please enter a valid email to use coupon code "viponly".')).toEqual({
      kind: "couponNotForEmail",
      code: "viponly",
    });
    expect(toFailure('The minimum spend for coupon "large" is 1.234,50\u00a0&euro;.')).toEqual({
      kind: "couponMinimum",
      code: "large",
      amount: "1.234,50 €",
    });
  });

  test("no words at all are the shop's fault", () => expect(toFailure(" ")).toEqual({ kind: "shopError" }));

  test("a product's name with quotes and angles stays whole", () => {
    expect(
      toFailure(
        "You cannot add &quot;Kids’ Tablet & Case <Blue>&quot; to the cart because the product is out of stock.",
      ),
    ).toEqual({ kind: "outOfStock", product: "Kids’ Tablet & Case <Blue>" });
  });

  test("never throws, never shows a tag", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const failure = toFailure(`${text}<a href="/cart">View cart</a>`);
        if (failure.kind === "rejected") expect(failure.message).not.toMatch(/<\/?a\b/);
      }),
    );
  });
});
