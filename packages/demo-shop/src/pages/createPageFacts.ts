import { fromCents, toCents } from "../money/amount.ts";
import { calculateTax } from "../money/tax.ts";
import type { ShippingZone, ShopSettings } from "../settings/ShopSettings.ts";

/** Address and phone number of the shop, which WooCommerce has no public field for. */
const CONTACT_DETAILS = {
  street: "Kabelstrasse 12",
  city: "10999 Berlin",
  phone: "+49 30 23125 014",
  email: "hello@rewire.example",
};

const formatEuros = (cents: number): string => `€${(cents / 100).toFixed(2)}`;

/** Returns what delivery to a zone costs with the base country's tax, and the order value from which it is free. */
function describeDelivery(zone: ShippingZone | undefined, settings: ShopSettings): { cost: string; free: string } {
  const flatRate = zone?.methods.find(({ kind }) => kind === "flat_rate");
  const freeShippingMethod = zone?.methods.find(({ kind }) => kind === "free_shipping");
  const netCost = fromCents(flatRate?.cost ?? 0);
  const grossCost = toCents(netCost + calculateTax(netCost, settings.taxRates[settings.base.country] ?? null, false));
  return {
    cost: flatRate ? formatEuros(grossCost) : "–",
    free: freeShippingMethod?.from === undefined ? "–" : formatEuros(freeShippingMethod.from),
  };
}

/**
 * Creates the texts that replace the placeholders in WordPress pages, such as delivery costs, from the shop's settings.
 */
export function createPageFacts(settings: ShopSettings): Readonly<Record<string, string>> {
  const { zones, base } = settings;
  const homeZone = zones.find(({ countries }) => countries.includes(base.country));
  const neighbourZone = zones.find((zone) => zone !== homeZone && zone.countries.length > 0);
  const homeDelivery = describeDelivery(homeZone, settings);
  const neighbourDelivery = describeDelivery(neighbourZone, settings);
  return {
    ...CONTACT_DETAILS,
    title: settings.title,
    costGermany: homeDelivery.cost,
    freeGermany: homeDelivery.free,
    costEurope: neighbourDelivery.cost,
    freeEurope: neighbourDelivery.free,
    costElsewhere: describeDelivery(
      zones.find(({ countries }) => countries.length === 0),
      settings,
    ).cost,
  };
}
