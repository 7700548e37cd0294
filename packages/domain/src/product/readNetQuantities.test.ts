import { describe, expect, test } from "vitest";
import { productDetails } from "../testing/index.ts";
import type { ProductDetail } from "./product.ts";
import { findMeasurePrice, listMeasurePrices, readNetQuantities } from "./readNetQuantities.ts";

const phone = productDetails.nordlysN3Pro;
const [first, second] = phone.variations;
const cable: ProductDetail = {
  ...phone,
  categories: [{ slug: "cables", name: "Cables" }],
  attributes: [
    {
      name: "Length",
      label: "Length",
      isChoice: true,
      options: ["0.5 m", "2 m"].map((label) => ({ value: label, label })),
    },
  ],
  variations: [
    { ...first, id: 1, values: { Length: "0.5 m" } },
    { ...second, id: 2, values: { Length: "2 m" } },
    { ...second, id: 3, values: {} },
  ],
};

test("each variation has its amount; one that fits any option has none", () =>
  expect(readNetQuantities(cable, [{ category: "cables", attribute: "length" }])).toEqual({
    1: { quantity: 0.5, unit: "meter", per: 1 },
    2: { quantity: 2, unit: "meter", per: 1 },
  }));

test("goods of other categories have none", () => {
  expect(readNetQuantities(cable, [{ category: "cases", attribute: "Length" }])).toEqual({});
  expect(readNetQuantities(cable, [{ category: null, attribute: "Length" }])).toHaveProperty("1");
  expect(readNetQuantities(cable, [])).toEqual({});
});

test("a simple product has that of its attribute", () => {
  const fluid = {
    ...productDetails.tarn14,
    attributes: [{ name: "Content", label: "Content", isChoice: false, options: [{ value: "x", label: "150 ml" }] }],
  };
  expect(readNetQuantities(fluid, [{ category: null, attribute: "Content" }])).toEqual({
    [fluid.id]: { quantity: 0.15, unit: "liter", per: 0.1 },
  });
});

describe("the unit price of a whole product", () => {
  const euros = (minor: number) => ({ minor, currency: "EUR" });
  const meters = (quantity: number) => ({ quantity, unit: "meter", per: 1 }) as const;
  const short = { id: 1, amount: euros(350) };
  const long = { id: 2, amount: euros(590) };

  test("is the lowest of its variations", () =>
    expect(findMeasurePrice([short, long], { 1: meters(0.5), 2: meters(2) })).toEqual({
      amount: euros(295),
      measure: "m",
      isFrom: true,
    }));

  test("may be that of a variation that is sold by the unit itself", () =>
    expect(findMeasurePrice([short, { id: 2, amount: euros(395) }], { 1: meters(0.5), 2: meters(1) })).toEqual({
      amount: euros(395),
      measure: "m",
      isFrom: true,
    }));

  test("is not the lowest, where all have the same", () =>
    expect(findMeasurePrice([short, { id: 2, amount: euros(1400) }], { 1: meters(0.5), 2: meters(2) })).toEqual({
      amount: euros(700),
      measure: "m",
    }));

  test("leaves out variations without a price", () =>
    expect(findMeasurePrice([short, { id: 2, amount: null }], { 1: meters(0.5) })?.amount).toEqual(euros(700)));

  test.each([
    ["a variation has no net quantity", [short, long], { 1: meters(0.5) }],
    ["a variation is free", [short, { id: 2, amount: euros(0) }], { 1: meters(0.5), 2: meters(2) }],
    ["units differ", [short, long], { 1: meters(0.5), 2: { quantity: 2, unit: "kilogram", per: 1 } as const }],
    ["it is the price", [{ id: 1, amount: euros(350) }], { 1: meters(1) }],
    ["nothing has a price", [{ id: 1, amount: null }], { 1: meters(0.5) }],
  ])("is none where %s", (_, offers, netQuantities) => expect(findMeasurePrice(offers, netQuantities)).toBeNull());
});

describe("the unit prices of variations", () => {
  const euros = (minor: number) => ({ minor, currency: "EUR" });
  const meters = (quantity: number) => ({ quantity, unit: "meter", per: 1 }) as const;
  const offer = (id: number, minor: number) => ({ id, amount: euros(minor) });

  test("include that of a variation that is sold by the unit itself, so that all can be compared", () =>
    expect(
      Object.fromEntries(
        listMeasurePrices([offer(1, 350), offer(2, 395), offer(3, 590)], {
          1: meters(0.5),
          2: meters(1),
          3: meters(2),
        }),
      ),
    ).toEqual({
      1: { amount: euros(700), measure: "m" },
      2: { amount: euros(395), measure: "m" },
      3: { amount: euros(295), measure: "m" },
    }));

  test("are none where all are sold by the unit itself", () =>
    expect(listMeasurePrices([offer(1, 350), offer(2, 395)], { 1: meters(1), 2: meters(1) }).size).toBe(0));

  test("leave out what has no net quantity, no price or costs nothing", () =>
    expect([
      ...listMeasurePrices([offer(1, 350), offer(2, 0), { id: 3, amount: null }, offer(4, 900)], {
        1: meters(0.5),
        2: meters(1),
        3: meters(1),
      }).keys(),
    ]).toEqual([1]));
});
