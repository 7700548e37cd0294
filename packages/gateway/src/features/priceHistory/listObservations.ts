import { listOfferPrices, type CatalogueEntry, type OfferPrice } from "@rewire/domain";
import type { OfferObservation } from "./recordOffers.ts";

/** Returns an observation for every price in the catalogue. */
export const listAllObservations = (entries: readonly CatalogueEntry[], at: number): readonly OfferObservation[] =>
  entries.flatMap((entry) => listOfferPrices(entry).map((offer) => ({ ...offer, at, isChange: false })));

/**
 * Returns an observation for every price that a read of the catalogue has changed. Removed products are ignored: their
 * last price applies until they are listed again.
 */
export function listChangedObservations(
  previousEntries: readonly CatalogueEntry[],
  entries: readonly CatalogueEntry[],
  at: number,
): readonly OfferObservation[] {
  if (previousEntries === entries) return [];
  const unchangedEntries = new Set(previousEntries);
  const changedEntries = entries.filter((entry) => !unchangedEntries.has(entry));
  const changedIds = new Set(changedEntries.map(({ summary }) => summary.id));
  const previousOffers = new Map<number, OfferPrice>();
  for (const entry of previousEntries)
    if (changedIds.has(entry.summary.id))
      for (const offer of listOfferPrices(entry)) previousOffers.set(offer.id, offer);
  return changedEntries.flatMap(listOfferPrices).flatMap((offer) => {
    const previousOffer = previousOffers.get(offer.id);
    const isSame = previousOffer?.minor === offer.minor && previousOffer.was === offer.was;
    return isSame ? [] : [{ ...offer, at, isChange: true }];
  });
}
