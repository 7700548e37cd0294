import { calculateDiscount, type Discount, type Money, type Price } from "@rewire/domain";
import { toAmounts } from "../../money/toAmounts.ts";

/** Price fields of a product or variation, each in formatted and in raw form. */
export interface PriceFields {
  readonly price?: string | null;
  readonly rawPrice?: string | null;
  readonly regularPrice?: string | null;
  readonly rawRegularPrice?: string | null;
  readonly onSale?: boolean | null;
  readonly purchasable?: boolean | null;
  /** Set by the gateway: the 30 days before the reduction are unknown, so that it has no percentage. */
  readonly isUnproven?: boolean;
}

/** Logs a problem with a product's data, such as a price that cannot be parsed. */
export type WarningLogger = (message: string) => void;

/**
 * Maps the price fields of a product to the price that a shopper pays. The formatted price is authoritative, because it
 * includes or excludes tax as the shop displays it. The raw price is used for variable products, where it lists the
 * prices of all variations, and to check that the formatted price was parsed correctly.
 */
export function toPrice(fields: PriceFields, currency: string, warn?: WarningLogger): Price {
  // The raw price of a simple product is the amount that the shop owner entered, which excludes tax in some shops.
  const now = readPriceAmounts(fields.price, fields.rawPrice, currency);
  if (now.length === 0) {
    const priceText = fields.price || fields.rawPrice;
    if (priceText) warn?.(`the price ${JSON.stringify(priceText.slice(0, 100))} cannot be read`);
    // Free and unpriced products both have no price; only free ones can be bought.
    return !priceText && fields.purchasable ? { kind: "free" } : { kind: "unpriced" };
  }
  const { lowest, highest } = findPriceRange(now);
  if (highest.minor === 0) return { kind: "free" };
  if (lowest.minor !== highest.minor) return { kind: "range", from: lowest, to: highest };
  // The shop fills `salePrice` before a sale begins, so `onSale` decides.
  const regularAmounts = fields.onSale ? readPriceAmounts(fields.regularPrice, fields.rawRegularPrice, currency) : [];
  const previousPrice = regularAmounts.length > 0 ? findPriceRange(regularAmounts).lowest : lowest;
  return previousPrice.minor > lowest.minor
    ? { kind: "sale", was: previousPrice, now: lowest }
    : { kind: "single", amount: lowest };
}

/** Returns the discount of a reduced price; null if the price is not reduced. */
export const toPriceDiscount = (price: Price): Discount | null =>
  price.kind === "sale" ? calculateDiscount(price.was, price.now) : null;

/**
 * Returns the discount to display with a price; null if there is none, or if the prices of the 30 days before the
 * reduction are unknown.
 */
export const toDiscount = ({ isUnproven = false }: PriceFields, price: Price): Discount | null =>
  isUnproven ? null : toPriceDiscount(price);

/**
 * Returns the amounts of a price field. Uses the formatted value, unless the raw value has several amounts or
 * contradicts the formatted value.
 */
export function readPriceAmounts(
  formattedPrice: string | null | undefined,
  rawAmount: string | null | undefined,
  currency: string,
): readonly Money[] {
  const formattedAmounts = toAmounts(formattedPrice, currency);
  const rawAmounts = toAmounts(rawAmount, currency);
  if (rawAmounts.length === 0) return formattedAmounts;
  return rawAmounts.length > 1 || !haveSameAmounts(formattedAmounts, rawAmounts) ? rawAmounts : formattedAmounts;
}

/**
 * Returns whether two readings match. No tax doubles or halves a price: a larger difference means that the formatted
 * text was misread.
 */
function haveSameAmounts(formattedAmounts: readonly Money[], rawAmounts: readonly Money[]): boolean {
  const [a] = formattedAmounts;
  const [b] = rawAmounts;
  if (!a || !b || a.minor < 0 || formattedAmounts.length !== rawAmounts.length) return false;
  return a.minor <= b.minor * 2 + 1 && b.minor <= a.minor * 2 + 1;
}

function findPriceRange(amounts: readonly Money[]): { lowest: Money; highest: Money } {
  const sortedAmounts = amounts.toSorted((a, b) => a.minor - b.minor);
  const [lowest] = sortedAmounts;
  const highest = sortedAmounts.at(-1);
  if (!lowest || !highest) throw new RangeError("There is no price among none");
  return { lowest, highest };
}
