import type { ProductSummary } from "./product.ts";

/**
 * Returns whether a product can be added to the cart from a list: it has a price and no options, is in stock, and is
 * neither sold by another seller nor booked at the repair desk.
 */
export const canAddDirectly = ({ kind, price, stock }: ProductSummary): boolean =>
  kind === "simple" && price.kind !== "unpriced" && stock.state !== "outOfStock";
