import type { CatalogueEntry, OfferPrice } from "../catalogue/index.ts";
import { findLowestAmount } from "../money/index.ts";

/**
 * Returns the prices of a catalogue entry: those of its variations, or its own price if it has none. The list is empty
 * for repairs and for products without a price.
 */
export function listOfferPrices({ summary, offers, repair }: CatalogueEntry): readonly OfferPrice[] {
  if (repair) return [];
  if (offers) return offers;
  const amount = findLowestAmount(summary.price, "");
  return amount ? [{ id: summary.id, minor: amount.minor, was: null }] : [];
}
