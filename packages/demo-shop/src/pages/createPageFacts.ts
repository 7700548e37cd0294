import { fromCents, toCents } from "../money/amount.ts";
import { taxOf } from "../money/tax.ts";
import type { ShippingZone, ShopSettings } from "../settings/ShopSettings.ts";

/** Address and phone number of the shop, which WooCommerce has no public field for. */
const CONTACT = {
  street: "Kabelstrasse 12",
  city: "10999 Berlin",
  phone: "+49 30 23125 014",
  email: "hello@rewire.example",
};

const formatEuros = (cents: number): string => `€${(cents / 100).toFixed(2)}`;

/** Returns what delivery to a zone costs with the base country's tax, and the order value from which it is free. */
function deliveryOf(zone: ShippingZone | undefined, settings: ShopSettings): { cost: string; free: string } {
  const rate = zone?.methods.find(({ kind }) => kind === "flat_rate");
  const free = zone?.methods.find(({ kind }) => kind === "free_shipping");
  const net = fromCents(rate?.cost ?? 0);
  const gross = toCents(net + taxOf(net, settings.taxRates[settings.base.country] ?? null, false));
  return { cost: rate ? formatEuros(gross) : "–", free: free?.from === undefined ? "–" : formatEuros(free.from) };
}

/** Creates the values that pages refer to by name, from the shop's settings. */
export function createPageFacts(settings: ShopSettings): Readonly<Record<string, string>> {
  const { zones, base } = settings;
  const home = zones.find(({ countries }) => countries.includes(base.country));
  const neighbours = zones.find((zone) => zone !== home && zone.countries.length > 0);
  const germany = deliveryOf(home, settings);
  const europe = deliveryOf(neighbours, settings);
  return {
    ...CONTACT,
    title: settings.title,
    costGermany: germany.cost,
    freeGermany: germany.free,
    costEurope: europe.cost,
    freeEurope: europe.free,
    costElsewhere: deliveryOf(
      zones.find(({ countries }) => countries.length === 0),
      settings,
    ).cost,
  };
}
