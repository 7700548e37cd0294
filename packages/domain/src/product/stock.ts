/** Whether a product can be had: {@link Stock} with the number of pieces where the shop counts them. */
export type StockState = "inStock" | "outOfStock" | "onBackorder";

export interface Stock {
  readonly state: StockState;
  /** Pieces left; null where the shop does not count them. */
  readonly quantity: number | null;
  /** "Only n left" from here on; null means the shop's default of {@link defaultLowStockAmount}. */
  readonly lowStockAmount: number | null;
}

/** WooCommerce's own default threshold. */
export const defaultLowStockAmount = 2;

/** The number to name in "Only n left", or null where there is no need to. */
export function piecesLeft({ state, quantity, lowStockAmount }: Stock): number | null {
  if (state !== "inStock" || quantity === null || quantity <= 0) return null;
  return quantity <= (lowStockAmount ?? defaultLowStockAmount) ? quantity : null;
}
