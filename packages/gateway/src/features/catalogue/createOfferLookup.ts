import {
  findLowestAmount,
  toMeasurePrice,
  type CatalogueEntry,
  type FindOfferFacts,
  type OfferFacts,
} from "@rewire/domain";
import type { PriceHistory } from "../priceHistory/PriceHistory.ts";
import type { PreparedCatalogue } from "./reading/prepareCatalogue.ts";

interface OfferLookupDependencies {
  readonly prices: Pick<PriceHistory, "getPrice">;
  /** Returns the catalogue in memory; null if there is none yet. */
  readonly peek: () => PreparedCatalogue | null;
}

/**
 * Creates the function that looks up facts about a product or variation in memory, so that carts and saved lists show
 * the same facts as product pages. Returns null for repairs.
 */
export function createOfferLookup({ prices, peek }: OfferLookupDependencies): FindOfferFacts {
  const entriesById = new WeakMap<PreparedCatalogue["entries"], ReadonlyMap<number, CatalogueEntry>>();
  const findEntry = (entries: PreparedCatalogue["entries"], id: number): CatalogueEntry | undefined => {
    const entryById = entriesById.get(entries) ?? new Map(entries.map((entry) => [entry.summary.id, entry]));
    entriesById.set(entries, entryById);
    return entryById.get(id);
  };

  return (productId, variationId) => {
    const index = peek();
    const entry = index && findEntry(index.entries, productId);
    if (!entry || entry.repair) return null;
    const { energyClass } = entry.summary;
    const netQuantity = entry.netQuantities?.[variationId ?? productId];
    const facts = variationId === null ? toSummaryFacts(entry) : findVariationFacts(entry, variationId, prices);
    return facts && { ...facts, ...(energyClass && { energyClass }), ...(netQuantity && { netQuantity }) };
  };
}

/** Returns the price of a product's card. */
function toSummaryFacts({
  summary: { id, price, discount, measurePrice },
  shopPrice,
}: CatalogueEntry): OfferFacts | null {
  const listedPrice = shopPrice?.price ?? price;
  const amount = findLowestAmount(listedPrice, "");
  const was = listedPrice.kind === "sale" ? listedPrice.was.minor : null;
  return amount && { offer: { id, minor: amount.minor, was }, price, discount, ...(measurePrice && { measurePrice }) };
}

/** Returns the price that the product's page shows for a variation. */
function findVariationFacts(
  { offers = [], netQuantities, summary, shopPrice }: CatalogueEntry,
  variationId: number,
  prices: Pick<PriceHistory, "getPrice">,
): OfferFacts | null {
  const offer = offers.find(({ id }) => id === variationId);
  const amount = findLowestAmount(shopPrice?.price ?? summary.price, "");
  if (!offer || !amount) return null;
  const netQuantity = netQuantities?.[variationId];
  const measurePrice = netQuantity && toMeasurePrice({ ...amount, minor: offer.minor }, netQuantity);
  return { offer, ...prices.getPrice(offer, amount.currency), ...(measurePrice && { measurePrice }) };
}
