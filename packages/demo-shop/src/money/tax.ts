import type { Amount } from "./amount.ts";
import { fromCents, roundToCent } from "./amount.ts";

/** Tax rate of a country. */
export interface TaxRate {
  readonly id: number;
  readonly label: string;
  readonly percent: number;
}

/**
 * Calculates the tax included in a gross amount or added to a net amount, with six decimals of a cent as in
 * WooCommerce.
 */
export function taxOf(amount: Amount, rate: TaxRate | null, isTaxIncluded: boolean): Amount {
  if (rate === null) return 0;
  return Math.round((amount * rate.percent) / (isTaxIncluded ? 100 + rate.percent : 100));
}

/**
 * Adjusts a price to the tax rate of a customer's country. A net price stays unchanged, as does a gross price
 * (`isGross`) where the tax rates are equal. Otherwise WooCommerce subtracts the base tax, rounds to the cent and
 * treats the price as net.
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
  return { amount: roundToCent(amount - taxOf(amount, base, true)), included: false };
}
