import type { CatalogueProduct, CatalogueStock, StockState } from "../catalogue/types.ts";
import type { Engine } from "../engine/Engine.ts";

/** Stock of a product or variation. */
export interface Stock {
  /** Product or variation that manages the stock. */
  readonly stockOwner: number;
  readonly counted: boolean;
  /** Stock quantity; null if the shop does not count it. */
  readonly quantity: number | null;
  readonly state: StockState;
  readonly backorders: boolean;
  readonly lowStockAmount: number | null;
}

/** Returns whether a product is external or grouped. Such a product has no stock and cannot be bought itself. */
export const isExternalOrGrouped = (
  product: CatalogueProduct,
): product is CatalogueProduct & { readonly type: "external" | "grouped" } =>
  product.type === "external" || product.type === "grouped";

/** Returns the stock of a product or variation. The variations of a variable product may share its stock. */
export function getStock(engine: Engine, product: CatalogueProduct, variationId?: number): Stock {
  if (isExternalOrGrouped(product))
    return {
      stockOwner: product.id,
      counted: false,
      quantity: null,
      state: "IN_STOCK",
      backorders: false,
      lowStockAmount: null,
    };
  if (product.type === "simple") return readStock(engine, product.id, product.stock);
  const variation = product.variations.find((candidate) => candidate.id === variationId);
  if (product.stock?.quantity !== undefined) return readStock(engine, product.id, product.stock);
  if (variation !== undefined) return readStock(engine, variation.id, variation.stock);
  const states = product.variations.map((one) => readStock(engine, one.id, one.stock).state);
  const state =
    product.stock?.state ??
    (["IN_STOCK", "ON_BACKORDER"] as const).find((one) => states.includes(one)) ??
    "OUT_OF_STOCK";
  return { stockOwner: product.id, counted: false, quantity: null, state, backorders: false, lowStockAmount: null };
}

function readStock(engine: Engine, stockOwner: number, stock: CatalogueStock): Stock {
  const record = engine.database.read("stock", String(stockOwner));
  const quantity = record?.quantity ?? stock.quantity ?? null;
  const allowsBackorders = stock.backorders ?? false;
  const isQuantityTracked = quantity !== null;
  const state =
    record === undefined && !(isQuantityTracked && quantity <= 0)
      ? stock.state
      : quantity !== null && quantity > 0
        ? "IN_STOCK"
        : allowsBackorders || stock.state === "ON_BACKORDER"
          ? "ON_BACKORDER"
          : "OUT_OF_STOCK";
  return {
    stockOwner,
    counted: isQuantityTracked,
    quantity,
    state,
    backorders: allowsBackorders || stock.state === "ON_BACKORDER",
    lowStockAmount: stock.lowStockAmount ?? null,
  };
}

/** Sets the stock quantity of a product or variation. */
export function setStock(engine: Engine, stockOwner: number, quantity: number): void {
  engine.database.write("stock", String(stockOwner), { quantity, keeper: stockOwner, changedAt: engine.now() });
  engine.productSaved(stockOwner);
}

/**
 * Returns the time of the last stock change in Unix milliseconds, by the id of the product or variation that manages
 * the stock.
 */
export const readStockChanges = (engine: Engine): ReadonlyMap<number, number> =>
  new Map(engine.database.list("stock").map(({ keeper: stockOwner, changedAt }) => [stockOwner, changedAt]));

/**
 * Reduces the stock by a quantity, or increases it if the quantity is negative. The stock falls below zero only if
 * backorders are allowed.
 */
export function reduceStock(engine: Engine, stock: Stock, pieces: number): void {
  if (stock.quantity === null) return;
  const remainingQuantity = stock.quantity - pieces;
  setStock(engine, stock.stockOwner, stock.backorders ? remainingQuantity : Math.max(0, remainingQuantity));
}

/** Returns the stock quantity reserved by unpaid orders. */
export function countReservedStock(engine: Engine, stockOwner: number, excludedOrder?: number): number {
  const reservations = engine.database.read("reservation", String(stockOwner)) ?? [];
  return reservations
    .filter((reservation) => reservation.until > engine.now() && reservation.order !== excludedOrder)
    .reduce((total, one) => total + one.quantity, 0);
}

/** Reserves stock for an unpaid order. */
export function reserveStock(engine: Engine, stockOwner: number, order: number, quantity: number): void {
  const reservations = (engine.database.read("reservation", String(stockOwner)) ?? []).filter(
    (candidate) => candidate.until > engine.now() && candidate.order !== order,
  );
  const reservedUntil = engine.now() + engine.settings.holdStockMinutes * 60_000;
  engine.database.write("reservation", String(stockOwner), [
    ...reservations,
    { order, quantity, until: reservedUntil },
  ]);
}

/** Releases the stock reserved by an order. */
export function releaseStock(engine: Engine, stockOwner: number, order: number): void {
  const reservations = engine.database.read("reservation", String(stockOwner)) ?? [];
  engine.database.write(
    "reservation",
    String(stockOwner),
    reservations.filter((reservation) => reservation.order !== order),
  );
}
