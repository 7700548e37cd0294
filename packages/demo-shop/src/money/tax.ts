import type { Amount } from "./amount.ts";
import { fromCents, roundToCent } from "./amount.ts";

/** Tax rate of a country. */
export interface TaxRate {
  readonly id: number;
  readonly label: string;
  readonly percent: number;
}

/**
 * Calculates the tax that a gross amount includes, or that is added to a net amount. Like WooCommerce, it keeps
 * fractions of a cent.
 */
export function calculateTax(amount: Amount, rate: TaxRate | null, isTaxIncluded: boolean): Amount {
  if (rate === null) return 0;
  return Math.round((amount * rate.percent) / (isTaxIncluded ? 100 + rate.percent : 100));
}

/**
 * Adjusts a price to the tax rate of the customer's country. As in WooCommerce, a gross price (`isGross`) is reduced by
 * the tax of the shop's own country if the two tax rates differ, and is then treated as a net price. Other prices are
 * unchanged.
 */
export function calculateLocationPrice(
  cents: number,
  {
    base,
    local: localTaxRate,
    isGross,
  }: { readonly base: TaxRate | null; readonly local: TaxRate | null; readonly isGross: boolean },
): { amount: Amount; included: boolean } {
  const amount = fromCents(cents);
  if (!isGross) return { amount, included: false };
  if (base?.percent === localTaxRate?.percent) return { amount, included: true };
  return { amount: roundToCent(amount - calculateTax(amount, base, true)), included: false };
}
