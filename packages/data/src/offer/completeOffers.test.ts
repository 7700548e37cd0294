import type { OfferFacts } from "@rewire/domain";
import { describe, expect, test } from "vitest";
import { toCartLine } from "../cart/mappers/toCartLine.ts";
import { phoneAndChargers, phoneLine } from "../testing/answers/cart.ts";
import { completeOffers } from "./completeOffers.ts";

const euros = (minor: number) => ({ minor, currency: "EUR" });

/** Facts of the reduced phone, which cost 799 euros before. */
const reduced: OfferFacts = {
  offer: { id: 20002, minor: 74_900, was: 89_900 },
  price: { kind: "sale", was: euros(79_900), now: euros(74_900), isPriorPrice: true },
  discount: { percent: 6, amount: euros(5000) },
  energyClass: "B",
};

/** Completes the phone's line, with other prices of the shop, and maps it. */
function completeLine(facts: OfferFacts | null, prices: object = {}) {
  const { variation } = phoneLine;
  const line = { ...phoneLine, variation: variation && { ...variation, node: { ...variation.node, ...prices } } };
  const completed = completeOffers({ line }, () => facts) as { line: typeof phoneLine };
  return toCartLine(completed.line, "EUR");
}

describe("a line of the cart", () => {
  test("is reduced from the prior price, and has the energy class", () =>
    expect(completeLine(reduced)).toMatchObject({
      unitPrice: euros(74_900),
      unitPriceBefore: euros(79_900),
      energyClass: "B",
      options: ["Graphite", "256 GB"],
    }));

  test("has the prior price with the cart's tax, where the shop's products are without", () =>
    expect(
      completeLine(
        {
          ...reduced,
          offer: { id: 20002, minor: 62_941, was: 75_546 },
          price: { kind: "sale", was: euros(67_143), now: euros(62_941), isPriorPrice: true },
        },
        { rawPrice: "629.41", regularPrice: "€755.46", rawRegularPrice: "755.46" },
      ),
    ).toMatchObject({ unitPrice: euros(74_900), unitPriceBefore: euros(79_900) }));

  test("is not reduced, where it was as cheap before", () =>
    expect(completeLine({ ...reduced, price: { kind: "single", amount: euros(74_900) } })?.unitPriceBefore).toBeNull());

  test("is reduced as the shop says while the 30 days are unknown", () =>
    expect(
      completeLine({ ...reduced, price: { kind: "sale", was: euros(89_900), now: euros(74_900) }, discount: null }),
    ).toMatchObject({ unitPriceBefore: euros(89_900) }));

  test("has the unit price of its own price, whatever the catalogue knows", () => {
    const goods = { ...reduced, netQuantity: { quantity: 0.4, unit: "meter", per: 1 } } as const;
    expect(completeLine(goods)).toMatchObject({
      measurePrice: { amount: euros(187_250), measure: "m" },
      energyClass: "B",
    });
    const stale = { ...goods, offer: { id: 20002, minor: 1, was: null } };
    expect(completeLine(stale)?.measurePrice?.amount).toEqual(euros(187_250));
  });

  test("has no unit price that is the price itself, nor without a net quantity", () => {
    const goods = { ...reduced, netQuantity: { quantity: 0.1, unit: "kilogram", per: 0.1 } } as const;
    expect(completeLine(goods)?.measurePrice).toBeUndefined();
    expect(completeLine(reduced)?.measurePrice).toBeUndefined();
  });

  test.each([
    ["the catalogue does not know it", null],
    ["the catalogue knows another price", { ...reduced, offer: { id: 20002, minor: 69_900, was: 89_900 } }],
    ["the catalogue knows no reduction yet", { ...reduced, offer: { id: 20002, minor: 74_900, was: null } }],
  ])("is as the shop says, where %s", (_, facts) =>
    expect(completeLine(facts, { rawPrice: "749" })).toMatchObject({ unitPriceBefore: euros(89_900) }),
  );
});

test("everything else of a response stays as it is", () => {
  const data = { cart: { ...phoneAndChargers, contents: null }, viewer: null, list: [1, "two", null, { id: 3 }] };
  expect(completeOffers(data, () => reduced)).toEqual(data);
  expect(completeOffers(null, () => reduced)).toBeNull();
});
