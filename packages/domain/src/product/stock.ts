/** Availability of a product. {@link Stock} additionally contains the quantity, if the shop manages the stock. */
export type StockState = "inStock" | "outOfStock" | "onBackorder";

export interface Stock {
  readonly state: StockState;
  /** Quantity in stock; null if the shop does not count it. */
  readonly quantity: number | null;
  /** Present if more than the quantity can be bought; the rest is delivered later. */
  readonly isBackorderAllowed?: true;
  /** Low stock threshold, at which "Only n left" is shown; null means {@link defaultLowStockAmount}. */
  readonly lowStockAmount: number | null;
}

/** WooCommerce's default threshold for low stock, in units. */
export const defaultLowStockAmount = 2;

/** Returns the quantity for the label "Only n left"; null if the stock is not low. */
export function remainingQuantity({ state, quantity, lowStockAmount }: Stock): number | null {
  if (state !== "inStock" || quantity === null || quantity <= 0) return null;
  return quantity <= (lowStockAmount ?? defaultLowStockAmount) ? quantity : null;
}
