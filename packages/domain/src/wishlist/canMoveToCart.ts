import type { WishlistEntry } from "./wishlist.ts";

/** Returns whether a wishlist item can be added to the cart: purchasable, priced, in stock, and completely selected. */
export const canMoveToCart = ({
  product: { kind, price, stock },
  variationId,
}: Pick<WishlistEntry, "product" | "variationId">): boolean =>
  (kind === "simple" || (kind === "variable" && variationId !== null)) &&
  price.kind !== "unpriced" &&
  stock.state !== "outOfStock";
