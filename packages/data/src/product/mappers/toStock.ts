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
 * Maps the stock of a product or variation. A product without stock data (external products) counts as in stock. The
 * shop sends only positive quantities of managed stock: a quantity of 0 is sent as null with OUT_OF_STOCK.
 */
export function toStock({ stockStatus, stockQuantity, lowStockAmount }: StockFields): Stock {
  return {
    state: states[stockStatus ?? "IN_STOCK"] ?? "outOfStock",
    quantity: stockQuantity ?? null,
    lowStockAmount: lowStockAmount ?? null,
  };
}
