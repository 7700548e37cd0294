import { expect, test } from "vitest";
import { productDetails } from "../testing/index.ts";
import type { ProductDetail } from "./product.ts";
import { readNetQuantities } from "./readNetQuantities.ts";

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
    1: { quantity: 0.5, unit: "meter" },
    2: { quantity: 2, unit: "meter" },
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
    [fluid.id]: { quantity: 0.15, unit: "liter" },
  });
});
