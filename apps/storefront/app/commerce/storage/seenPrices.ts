import { useEffect, useSyncExternalStore } from "react";
import { createStoredValue } from "@rewire/data/stored-value";
import { isRecord, type CartLine, type Money, type PriceChange } from "@rewire/domain";

/** Unit prices that the cart has shown, in minor units, by line key. */
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

/**
 * Compares the unit prices of cart lines with stored prices and returns the prices that have changed. Rounding
 * differences are ignored.
 */
export const findPriceChanges = (lines: readonly PricedLine[], previousPrices: SeenPrices): readonly PriceChange[] =>
  lines.flatMap(({ key, name, unitPrice }) => {
    const previousMinor = previousPrices[key];
    const previousPrice: Money | null = previousMinor === undefined ? null : { ...unitPrice, minor: previousMinor };
    return previousPrice && Math.abs(previousPrice.minor - unitPrice.minor) > MAX_ROUNDING_DIFFERENCE
      ? [{ key, name, was: previousPrice, now: unitPrice }]
      : [];
  });

/**
 * Returns the prices to store for the given cart lines: the stored price of each known line, even if the price has
 * since changed, and the current unit price of each new line.
 */
export const mergeSeenPrices = (lines: readonly PricedLine[], previousPrices: SeenPrices): SeenPrices =>
  Object.fromEntries(lines.map(({ key, unitPrice }) => [key, previousPrices[key] ?? unitPrice.minor]));

/**
 * Returns the prices that have changed since the shopper last accepted them, and a function that accepts the new
 * prices.
 * @param lines Lines that the shop has confirmed; null until they are loaded.
 */
export function usePriceChanges(lines: readonly CartLine[] | null): {
  priceChanges: readonly PriceChange[];
  acceptPrices: () => void;
} {
  const previousPrices = useSyncExternalStore(seenPrices.onChange, seenPrices.read, () => NO_PRICES);
  useEffect(() => {
    if (!lines) return;
    const mergedPrices = mergeSeenPrices(lines, previousPrices);
    if (JSON.stringify(mergedPrices) !== JSON.stringify(previousPrices)) seenPrices.write(mergedPrices);
  }, [lines, previousPrices]);
  return {
    priceChanges: lines ? findPriceChanges(lines, previousPrices) : [],
    acceptPrices: () => {
      if (lines) seenPrices.write(mergeSeenPrices(lines, NO_PRICES));
    },
  };
}
