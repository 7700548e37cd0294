import type { CataloguePrice, CatalogueProduct } from "../catalogue/types.ts";
import { formatCents, rawCents } from "../money/formatMoney.ts";
import { parseCents } from "../money/amount.ts";

/** What a product costs at a moment, in cents with the shop's own tax; null where nothing is set. */
export interface CurrentPrice {
  readonly price: number | null;
  readonly regular: number | null;
  readonly sale: number | null;
  readonly onSale: boolean;
}

/** The price that holds now. The sale price is told even before its time; only `onSale` knows. */
export function currentPrice(price: CataloguePrice, nowMs: number): CurrentPrice {
  const regular = price.regular === undefined ? null : parseCents(price.regular);
  const sale = price.sale === undefined ? null : parseCents(price.sale);
  const began = price.saleFrom === undefined || Date.parse(price.saleFrom) <= nowMs;
  const over = price.saleTo !== undefined && Date.parse(price.saleTo) < nowMs;
  const onSale = sale !== null && regular !== null && sale < regular && began && !over;
  return { price: onSale ? sale : regular, regular, sale, onSale };
}

/** The price that a product's list shows and sorts by: its own, or its cheapest variation's. */
export function lowestPrice(product: CatalogueProduct, nowMs: number): number | null {
  return pricesOf(product, nowMs)[0] ?? null;
}

/** All prices that a product is sold at now, cheapest first. */
export function pricesOf(product: CatalogueProduct, nowMs: number): number[] {
  const prices = product.type === "variable" ? product.variations.map((variation) => variation.price) : [product.price];
  return prices.flatMap((price) => currentPrice(price, nowMs).price ?? []).toSorted((left, right) => left - right);
}

/** A product reduced now, or one of its variations. */
export const isOnSale = (product: CatalogueProduct, nowMs: number): boolean =>
  product.type === "variable"
    ? product.variations.some((variation) => currentPrice(variation.price, nowMs).onSale)
    : currentPrice(product.price, nowMs).onSale;

export interface PriceArgs {
  readonly format?: "FORMATTED" | "RAW" | null;
}

/** One price as the shop tells it. Free and unpriced look alike: null, as PHP takes "0" for nothing. */
export function tellPrice(cents: number | null, { format }: PriceArgs): string | null {
  if (cents === null || cents === 0) return null;
  return format === "RAW" ? rawCents(cents) : formatCents(cents);
}

/** The prices of a variable product: a range in words, or raw a list of every variation's price. */
export function tellRange(cents: readonly number[], { format }: PriceArgs): string | null {
  const sorted = cents.toSorted((left, right) => left - right);
  const [low] = sorted;
  const high = sorted.at(-1);
  if (low === undefined || high === undefined) return null;
  if (format === "RAW") return sorted.map((price) => (price / 100).toFixed(2)).join(", ");
  return low === high ? formatCents(low) : `${formatCents(low)} - ${formatCents(high)}`;
}
