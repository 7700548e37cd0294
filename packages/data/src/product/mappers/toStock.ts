import type { Stock, StockState } from "@rewire/domain";

/** Stock fields of a product or variation. External products have none. */
export interface StockFields {
  readonly stockStatus?: string | null;
  readonly stockQuantity?: number | null;
  readonly lowStockAmount?: number | null;
  readonly backordersAllowed?: boolean | null;
}

const states: Readonly<Record<string, StockState>> = {
  IN_STOCK: "inStock",
  OUT_OF_STOCK: "outOfStock",
  ON_BACKORDER: "onBackorder",
};

/**
 * Maps the stock of a product or variation. A product without stock data, such as an external product, counts as in
 * stock. The quantity is null if the shop does not manage the stock or the product is out of stock.
 */
export function toStock({ stockStatus, stockQuantity, lowStockAmount, backordersAllowed }: StockFields): Stock {
  return {
    state: states[stockStatus ?? "IN_STOCK"] ?? "outOfStock",
    quantity: stockQuantity ?? null,
    lowStockAmount: lowStockAmount ?? null,
    ...(backordersAllowed && { isBackorderAllowed: true }),
  };
}
