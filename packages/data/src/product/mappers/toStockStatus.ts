import type { Stock } from "@rewire/domain";
import { toStock, type StockFields } from "./toStock.ts";

/** Current stock of a product, and of each variation by its id. */
export interface StockStatus {
  readonly productId: number;
  readonly stock: Stock;
  readonly variations: Readonly<Record<number, Stock>>;
}

/** Fields of the fragment `StockStatus`. */
export interface StockStatusFields extends StockFields {
  readonly databaseId: number;
  readonly variations?: { readonly nodes: readonly (StockFields & { readonly databaseId: number })[] } | null;
}

/** Maps the current stock of a product. */
export function toStockStatus(fields: StockStatusFields): StockStatus {
  return {
    productId: fields.databaseId,
    stock: toStock(fields),
    variations: Object.fromEntries((fields.variations?.nodes ?? []).map((node) => [node.databaseId, toStock(node)])),
  };
}
