import { describe, expect, test } from "vitest";
import { productDetails, products, wishes } from "../testing/index.ts";
import { createWishlistEntry } from "./sharedWishlist.ts";

const detail = productDetails.nordlysN3Pro;

describe("an item of a shared wishlist", () => {
  test("has price, stock and options of its variation", () => {
    const { productId, variationId, choice } = wishes.chosenPhone;
    const entry = createWishlistEntry({ productId, variationId, choice }, products.nordlysN3Pro, detail);
    expect(entry.options).toEqual(["Graphite", "256 GB"]);
    expect(entry.product).toMatchObject({
      price: wishes.chosenPhone.product.price,
      stock: wishes.chosenPhone.product.stock,
    });
    const withoutChoice = createWishlistEntry({ productId, variationId, choice: {} }, products.nordlysN3Pro, detail);
    expect(withoutChoice.options).toEqual(["Graphite", "256 GB"]);
  });

  test("is sold out where its variation is gone, or cannot be read", () => {
    const item = { productId: 1001, variationId: 1, choice: {} };
    for (const knownDetail of [detail, null])
      expect(createWishlistEntry(item, products.nordlysN3Pro, knownDetail).product.stock.state).toBe("outOfStock");
  });

  test("is the product itself without a variation", () => {
    const item = { productId: 1002, variationId: null, choice: {} };
    expect(createWishlistEntry(item, products.tarn14, null)).toEqual({
      ...item,
      options: [],
      product: products.tarn14,
    });
  });
});
