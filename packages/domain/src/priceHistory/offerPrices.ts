import type { CatalogueEntry, OfferPrice } from "../catalogue/index.ts";
import { findLowestAmount } from "../money/index.ts";

/**
 * Returns the prices of an entry: those of its variations or, without variations, its own; empty for repairs and
 * unpriced products.
 */
export function listOfferPrices({ summary, offers, repair }: CatalogueEntry): readonly OfferPrice[] {
  if (repair) return [];
  if (offers) return offers;
  const amount = findLowestAmount(summary.price, "");
  return amount ? [{ id: summary.id, minor: amount.minor, was: null }] : [];
}
