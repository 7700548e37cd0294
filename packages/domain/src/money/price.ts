import type { Money } from "./money.ts";

// @chunk frame: most pages show products.

/** Price of a product. `unpriced` means that the shop has not set a price, so that the product cannot be bought. */
export type Price =
  | { readonly kind: "single"; readonly amount: Money }
  | {
      readonly kind: "sale";
      readonly was: Money;
      readonly now: Money;
      /** Whether `was` is the lowest price of the 30 days before the reduction, known from the gateway's log of prices. */
      readonly isPriorPrice?: true;
    }
  | { readonly kind: "range"; readonly from: Money; readonly to: Money }
  | { readonly kind: "free" }
  | { readonly kind: "unpriced" };

/** Discount of a product or of one of its variations. */
export interface Discount {
  /** Discount in whole per cent, rounded, 1 to 100. */
  readonly percent: number;
  readonly amount: Money;
}

/** Returns the discount between a former and a current price; null unless the current price is lower. */
export function calculateDiscount(previousPrice: Money, currentPrice: Money): Discount | null {
  const savedAmount = previousPrice.minor - currentPrice.minor;
  if (savedAmount <= 0 || previousPrice.minor <= 0) return null;
  return {
    percent: Math.max(1, Math.round((savedAmount / previousPrice.minor) * 100)),
    amount: { ...previousPrice, minor: savedAmount },
  };
}

/**
 * Returns the lowest amount for which a product can be bought: zero for a free product, null for a product without a
 * price.
 */
export function findLowestAmount(price: Price, currency: string): Money | null {
  switch (price.kind) {
    case "single":
      return price.amount;
    case "sale":
      return price.now;
    case "range":
      return price.from;
    case "free":
      return { minor: 0, currency };
    case "unpriced":
      return null;
  }
}
