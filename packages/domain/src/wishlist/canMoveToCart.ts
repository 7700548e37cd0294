import type { WishlistEntry } from "./wishlist.ts";

/** Whether a wish can go into the cart as it is: ours to sell, priced, to be had, and with nothing left to choose. */
export const canMoveToCart = ({
  product: { kind, price, stock },
  variationId,
}: Pick<WishlistEntry, "product" | "variationId">): boolean =>
  (kind === "simple" || (kind === "variable" && variationId !== null)) &&
  price.kind !== "unpriced" &&
  stock.state !== "outOfStock";
