import { products } from "../testing/index.ts";
import { expect, it } from "vitest";
import { canAddDirectly } from "./canAddDirectly.ts";

it.each([
  ["a simple product in stock", products.tarn14, true],
  ["a simple product on backorder", products.haldenUltra, true],
  ["a free product", products.careSheet, true],
  ["a product with choices", products.nordlysN3Pro, false],
  ["a product of another seller", products.fieldGuide, false],
  ["a product that is sold out", products.corvidFlip, false],
  ["a product without a price", products.prototype, false],
])("offers to add %s: %#", (_, product, expected) => {
  expect(canAddDirectly(product)).toBe(expected);
});
