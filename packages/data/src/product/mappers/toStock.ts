import type { Stock, StockState } from "@rewire/domain";

/** Stock as the shop tells it; external products have no such fields. */
export interface WireStock {
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
 * Stock of a product or variation. Where the shop says nothing (external products) it counts as in stock.
 * The shop sends a quantity only when it counts and has pieces: one counted down to 0 reads null and OUT_OF_STOCK.
 */
export function toStock({ stockStatus, stockQuantity, lowStockAmount }: WireStock): Stock {
  return {
    state: states[stockStatus ?? "IN_STOCK"] ?? "outOfStock",
    quantity: stockQuantity ?? null,
    lowStockAmount: lowStockAmount ?? null,
  };
}
