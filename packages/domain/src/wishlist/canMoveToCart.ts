import type { WishlistEntry } from "./wishlist.ts";

/**
 * Returns whether a wishlist item can be moved to the cart: it is purchasable, has a price, is in stock, and has all
 * options selected.
 */
export const canMoveToCart = ({
  product: { kind, price, stock },
  variationId,
}: Pick<WishlistEntry, "product" | "variationId">): boolean =>
  (kind === "simple" || (kind === "variable" && variationId !== null)) &&
  price.kind !== "unpriced" &&
  stock.state !== "outOfStock";
