import { expect, test } from "vitest";
import { createCartLinks } from "./cartLinks.ts";

const { added } = createCartLinks("/de");

test("the cart knows the product and the page from which it was added", () => {
  const url = new URL(
    added({ productId: 3, variationId: 31 }, "/de/products?search=a b&page=2"),
    "https://shop.example",
  );
  expect([url.pathname, Object.fromEntries(url.searchParams)]).toEqual([
    "/de/cart",
    { added: "3", variation: "31", page: "/de/products?search=a b&page=2" },
  ]);
});

test("a URL that would be too long leads back to the page without its filters", () => {
  const url = added({ productId: 3, variationId: null }, `/de/products?filter=${"[".repeat(3_000)}`);
  expect(url).toBe("/de/cart?added=3&page=%2Fde%2Fproducts");
});
