/** Availability of a product; {@link Stock} adds the quantity where the shop manages stock. */
export type StockState = "inStock" | "outOfStock" | "onBackorder";

export interface Stock {
  readonly state: StockState;
  /** Pieces left; null where the shop does not count them. */
  readonly quantity: number | null;
  /** "Only n left" from here on; null means the shop's default of {@link defaultLowStockAmount}. */
  readonly lowStockAmount: number | null;
}

/** WooCommerce's default low stock threshold. */
export const defaultLowStockAmount = 2;

/** Returns the quantity for the label "Only n left"; null unless the stock is low. */
export function piecesLeft({ state, quantity, lowStockAmount }: Stock): number | null {
  if (state !== "inStock" || quantity === null || quantity <= 0) return null;
  return quantity <= (lowStockAmount ?? defaultLowStockAmount) ? quantity : null;
}
