import { products, wishes } from "../testing/index.ts";
import { describe, expect, it } from "vitest";
import { canMoveToCart } from "./canMoveToCart.ts";

describe("canMoveToCart", () => {
  it("a simple product and a chosen variation can", () => {
    expect(canMoveToCart(wishes.laptop)).toBe(true);
    expect(canMoveToCart(wishes.chosenPhone)).toBe(true);
  });
  it.each([
    ["choices are left", wishes.phone],
    ["it is sold out", wishes.soldOut],
    ["somebody else sells it", { ...wishes.laptop, product: products.fieldGuide }],
    ["it has no price", { ...wishes.laptop, product: products.prototype }],
  ])("not where %s", (_, wish) => expect(canMoveToCart(wish)).toBe(false));
});
