import type { ProductSummary } from "./product.ts";

/**
 * Returns whether a product can be added to the cart directly from a list: it has a price, is in stock, has no options,
 * is not sold by another seller, and is not a repair.
 */
export const canAddDirectly = ({ kind, price, stock }: ProductSummary): boolean =>
  kind === "simple" && price.kind !== "unpriced" && stock.state !== "outOfStock";
