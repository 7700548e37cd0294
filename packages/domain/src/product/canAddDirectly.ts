import type { ProductSummary } from "./product.ts";

/** Whether a listing may offer "Add to cart" itself: nothing to choose, a price, ours to sell, and to be had. */
export const canAddDirectly = ({ kind, price, stock }: ProductSummary): boolean =>
  kind === "simple" && price.kind !== "unpriced" && stock.state !== "outOfStock";
