import type { Engine } from "../engine/Engine.ts";
import { fromCents, type Amount } from "../money/amount.ts";
import { calculateTax, type TaxRate } from "../money/tax.ts";
import type { Address } from "../records/Session.ts";
import type { ShippingZone } from "../settings/ShopSettings.ts";

/** Shipping rate that a customer can choose. */
export interface ShippingRate {
  /** "flat_rate:1" */
  readonly id: string;
  readonly method: string;
  readonly instance: number;
  readonly label: string;
  /** Without tax. */
  readonly cost: Amount;
  readonly tax: Amount;
}

const findZone = (engine: Engine, country: string): ShippingZone | undefined =>
  engine.settings.zones.find((zone) => zone.countries.includes(country)) ??
  engine.settings.zones.find((zone) => zone.countries.length === 0);

/**
 * Lists the shipping rates for an address, in the order of its shipping zone.
 * @param goods Total price of the goods after discounts, in cents, which is compared with the threshold for free
 * shipping.
 */
export function listShippingRates(
  engine: Engine,
  address: Address,
  goods: number,
  isFreeByCoupon: boolean,
  rate: TaxRate | null,
): ShippingRate[] {
  const methods = findZone(engine, address.country ?? "")?.methods ?? [];
  return methods
    .filter(
      (method) =>
        method.from === undefined || goods >= method.from || (isFreeByCoupon && method.kind === "free_shipping"),
    )
    .map((method) => {
      const cost = fromCents(method.cost);
      return {
        id: `${method.kind}:${method.instance}`,
        method: method.kind,
        instance: method.instance,
        label: method.label,
        cost,
        tax: calculateTax(cost, rate, false),
      };
    });
}
