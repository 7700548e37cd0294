import { useEffect, useSyncExternalStore } from "react";
import { createStoredValue } from "@rewire/data/stored-value";
import { isRecord, type Address, type CartLine, type Money, type PriceChange } from "@rewire/domain";

/** Unit prices that the cart has shown, in minor units, by line key and destination. */
type SeenPrices = Readonly<Record<string, number>>;

const NO_PRICES: SeenPrices = {};

const seenPrices = createStoredValue<SeenPrices>({
  key: "rewire.seenPrices",
  area: "local",
  parse(text) {
    const parsedPrices: unknown = JSON.parse(text ?? "{}");
    const entries = isRecord(parsedPrices) ? Object.entries(parsedPrices) : [];
    return Object.fromEntries(entries.flatMap(([key, price]) => (typeof price === "number" ? [[key, price]] : [])));
  },
});

/** Difference in minor units by which a unit price varies with the quantity, since the shop rounds taxes by the line. */
const MAX_ROUNDING_DIFFERENCE = 1;

type PricedLine = Pick<CartLine, "key" | "name" | "unitPrice">;

/** Country and state of a delivery, whose taxes are part of prices: another one's prices are no change by the shop. */
export type TaxPlace = Pick<Address, "country" | "state">;

const toSeenKey = (key: string, { country, state }: TaxPlace): string => `${key}@${country}/${state}`;

/**
 * Compares the unit prices of cart lines with those stored for the same destination, and returns the prices that have
 * changed. Rounding differences are ignored.
 */
export const findPriceChanges = (
  lines: readonly PricedLine[],
  previousPrices: SeenPrices,
  place: TaxPlace,
): readonly PriceChange[] =>
  lines.flatMap(({ key, name, unitPrice }) => {
    const previousMinor = previousPrices[toSeenKey(key, place)];
    const previousPrice: Money | null = previousMinor === undefined ? null : { ...unitPrice, minor: previousMinor };
    return previousPrice && Math.abs(previousPrice.minor - unitPrice.minor) > MAX_ROUNDING_DIFFERENCE
      ? [{ key, name, was: previousPrice, now: unitPrice }]
      : [];
  });

/**
 * Returns the prices to store for the given cart lines: the stored price of each known line, even if the price has
 * since changed, and the current unit price of each new line or destination.
 */
export const mergeSeenPrices = (
  lines: readonly PricedLine[],
  previousPrices: SeenPrices,
  place: TaxPlace,
): SeenPrices =>
  Object.fromEntries(
    lines.map(({ key, unitPrice }) => {
      const seenKey = toSeenKey(key, place);
      return [seenKey, previousPrices[seenKey] ?? unitPrice.minor];
    }),
  );

/**
 * Returns the prices that have changed since the shopper last accepted them, and a function that accepts the new
 * prices.
 * @param cart Lines that the shop has confirmed, and their destination; null until they are loaded.
 */
export function usePriceChanges(cart: { readonly lines: readonly CartLine[]; readonly place: TaxPlace } | null): {
  priceChanges: readonly PriceChange[];
  acceptPrices: () => void;
} {
  const previousPrices = useSyncExternalStore(seenPrices.onChange, seenPrices.read, () => NO_PRICES);
  const lines = cart?.lines;
  const country = cart?.place.country ?? "";
  const state = cart?.place.state ?? "";
  useEffect(() => {
    if (!lines) return;
    // Not after each change of what is stored: two tabs with different carts would overwrite each other for ever.
    const storedPrices = seenPrices.read();
    const mergedPrices = mergeSeenPrices(lines, storedPrices, { country, state });
    if (JSON.stringify(mergedPrices) !== JSON.stringify(storedPrices)) seenPrices.write(mergedPrices);
  }, [lines, country, state]);
  return {
    priceChanges: cart ? findPriceChanges(cart.lines, previousPrices, cart.place) : [],
    acceptPrices: () => {
      if (cart) seenPrices.write(mergeSeenPrices(cart.lines, NO_PRICES, cart.place));
    },
  };
}
