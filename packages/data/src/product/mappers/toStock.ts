import type { Stock, StockState } from "@rewire/domain";

/** Stock fields of a product or variation; external products have none. */
export interface StockFields {
  readonly stockStatus?: string | null;
  readonly stockQuantity?: number | null;
  readonly lowStockAmount?: number | null;
}

const states: Readonly<Record<string, StockState>> = {
  IN_STOCK: "inStock",
  OUT_OF_STOCK: "outOfStock",
  ON_BACKORDER: "onBackorder",
};

/**
 * Maps the stock of a product or variation. Without stock data (external products) it counts as in stock. The shop
 * sends a quantity only when it manages stock and has pieces: one that is down to 0 is null with OUT_OF_STOCK.
 */
export function toStock({ stockStatus, stockQuantity, lowStockAmount }: StockFields): Stock {
  return {
    state: states[stockStatus ?? "IN_STOCK"] ?? "outOfStock",
    quantity: stockQuantity ?? null,
    lowStockAmount: lowStockAmount ?? null,
  };
}
