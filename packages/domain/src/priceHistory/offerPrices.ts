import type { CatalogueEntry, OfferPrice } from "../catalogue/index.ts";
import { findLowestAmount } from "../money/index.ts";

/** Returns the prices of an entry: one of a simple product, those of the variations of others; none of repairs. */
export function listOfferPrices({ summary, offers, repair }: CatalogueEntry): readonly OfferPrice[] {
  if (repair) return [];
  if (offers) return offers;
  const amount = findLowestAmount(summary.price, "");
  return amount ? [{ id: summary.id, minor: amount.minor, was: null }] : [];
}
