import type { Amount } from "./amount.ts";
import { fromCents, roundToCent } from "./amount.ts";

/** Tax rate of a country. */
export interface TaxRate {
  readonly id: number;
  readonly label: string;
  readonly percent: number;
}

/** The tax inside a gross amount, or on top of a net one, to six decimals of a cent as WooCommerce keeps it. */
export function taxOf(amount: Amount, rate: TaxRate | null, included: boolean): Amount {
  if (rate === null) return 0;
  return Math.round((amount * rate.percent) / (included ? 100 + rate.percent : 100));
}

/**
 * What a customer's country makes of a price. Entered with the base country's tax (`isGross`), it holds where the rates
 * are the same; where they differ, WooCommerce takes the base tax out, rounds to the cent and adds the customer's own
 * tax on top. Entered without, every tax comes on top.
 */
export function priceForLocation(
  cents: number,
  {
    base,
    local,
    isGross,
  }: { readonly base: TaxRate | null; readonly local: TaxRate | null; readonly isGross: boolean },
): { amount: Amount; included: boolean } {
  const amount = fromCents(cents);
  if (!isGross) return { amount, included: false };
  if (base?.percent === local?.percent) return { amount, included: true };
  return { amount: roundToCent(amount - taxOf(amount, base, true)), included: false };
}
