import type { ProductSummary } from "./product.ts";

/** Returns whether a list may offer "Add to cart" itself: nothing to choose, a price, sold here, and in stock. */
export const canAddDirectly = ({ kind, price, stock }: ProductSummary): boolean =>
  kind === "simple" && price.kind !== "unpriced" && stock.state !== "outOfStock";
