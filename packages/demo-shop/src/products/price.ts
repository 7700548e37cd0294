import type { CataloguePrice, CatalogueProduct } from "../catalogue/types.ts";
import { formatCents, formatRawCents } from "../money/formatMoney.ts";
import { parseCents } from "../money/amount.ts";

/**
 * Current prices of a product in cents, with or without tax as entered in the shop. A price that is not set is null.
 */
export interface CurrentPrice {
  readonly price: number | null;
  readonly regular: number | null;
  readonly sale: number | null;
  readonly onSale: boolean;
}

/** Parsed price of a product. Times are in Unix milliseconds. */
interface ParsedPrice {
  readonly regular: number | null;
  readonly sale: number | null;
  readonly from: number;
  readonly to: number;
}

const parsedPrices = new WeakMap<CataloguePrice, ParsedPrice>();

function parsePrice(price: CataloguePrice): ParsedPrice {
  const cachedPrice = parsedPrices.get(price);
  if (cachedPrice !== undefined) return cachedPrice;
  const parsedPrice: ParsedPrice = {
    regular: price.regular === undefined ? null : parseCents(price.regular),
    sale: price.sale === undefined ? null : parseCents(price.sale),
    from: price.saleFrom === undefined ? -Infinity : Date.parse(price.saleFrom),
    to: price.saleTo === undefined ? Infinity : Date.parse(price.saleTo),
  };
  parsedPrices.set(price, parsedPrice);
  return parsedPrice;
}

/**
 * Returns the prices that apply at a given time. The sale price is included even before the sale starts; `onSale` tells
 * whether it applies.
 */
export function calculateCurrentPrice(price: CataloguePrice, nowMs: number): CurrentPrice {
  const { regular: regularPrice, sale: salePrice, from: saleStart, to: saleEnd } = parsePrice(price);
  const onSale =
    salePrice !== null && regularPrice !== null && salePrice < regularPrice && saleStart <= nowMs && nowMs <= saleEnd;
  return { price: onSale ? salePrice : regularPrice, regular: regularPrice, sale: salePrice, onSale };
}

/** Returns the lowest and highest current price of a product, or null if the product has no price. */
export function calculatePriceSpan(
  product: CatalogueProduct,
  nowMs: number,
): { readonly low: number; readonly high: number } | null {
  if (product.type !== "variable") {
    const { price } = calculateCurrentPrice(product.price, nowMs);
    return price === null ? null : { low: price, high: price };
  }
  let lowestCents = Infinity;
  let highestCents = -Infinity;
  for (const variation of product.variations) {
    const { price } = calculateCurrentPrice(variation.price, nowMs);
    if (price === null) continue;
    lowestCents = Math.min(lowestCents, price);
    highestCents = Math.max(highestCents, price);
  }
  return lowestCents === Infinity ? null : { low: lowestCents, high: highestCents };
}

/** Returns whether a product or one of its variations is on sale. */
export const isOnSale = (product: CatalogueProduct, nowMs: number): boolean =>
  product.type === "variable"
    ? product.variations.some((variation) => calculateCurrentPrice(variation.price, nowMs).onSale)
    : calculateCurrentPrice(product.price, nowMs).onSale;

/**
 * Returns the time when a sale of the product last started or ended, in Unix milliseconds, or 0 if it was never on
 * sale.
 */
export function findLastSaleChange(product: CatalogueProduct, nowMs: number): number {
  const prices = product.type === "variable" ? product.variations.map(({ price }) => price) : [product.price];
  const changes = prices.map(parsePrice).flatMap(({ from, to }) => [from, to]);
  return Math.max(0, ...changes.filter((changeTime) => Number.isFinite(changeTime) && changeTime <= nowMs));
}

export interface PriceArgs {
  readonly format?: "FORMATTED" | "RAW" | null;
}

/** Formats a price, or returns null if the price is missing or zero, because PHP treats "0" as empty. */
export function formatPrice(cents: number | null, { format }: PriceArgs): string | null {
  if (cents === null || cents === 0) return null;
  return format === "RAW" ? formatRawCents(cents) : formatCents(cents);
}

/** Formats the prices of a variable product as a range, or in raw format as a list of the prices of all variations. */
export function formatPriceRange(cents: readonly number[], { format }: PriceArgs): string | null {
  const sortedCents = cents.toSorted((left, right) => left - right);
  const [lowestPrice] = sortedCents;
  const highestPrice = sortedCents.at(-1);
  if (lowestPrice === undefined || highestPrice === undefined) return null;
  if (format === "RAW") return sortedCents.map((price) => (price / 100).toFixed(2)).join(", ");
  return lowestPrice === highestPrice
    ? formatCents(lowestPrice)
    : `${formatCents(lowestPrice)} - ${formatCents(highestPrice)}`;
}
