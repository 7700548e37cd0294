import type { CatalogueIndex } from "@rewire/catalogue-index";
import {
  getRankingDiscount,
  repairCategory,
  type Catalogue,
  type CatalogueEntry,
  type CategoryRef,
  type ProductSummary,
} from "@rewire/domain";
import { createTopCategoryLookup } from "./createTopCategoryLookup.ts";

/** Parts of the catalogue for listings. */
type ListedCatalogue = Pick<Catalogue, "entries" | "categories">;

const isAvailable = ({ summary }: CatalogueEntry): boolean =>
  summary.stock.state !== "outOfStock" && summary.price.kind !== "unpriced";

/**
 * Memoises a computation per object, so that expensive work such as sorting the catalogue is not repeated for every
 * request.
 */
export function memoize<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const values = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const entry = values.get(key) ?? { value: compute(key) };
    values.set(key, entry);
    return entry.value;
  };
}

/** Available products, without repairs, which are sold at the repair desk. */
const listEntriesForSale = memoize(({ entries }: ListedCatalogue): readonly CatalogueEntry[] =>
  entries.filter(
    (entry) =>
      isAvailable(entry) && !entry.repair && !entry.summary.categories.some(({ slug }) => slug === repairCategory),
  ),
);

/** Available products, best-selling first. */
const listBestsellers = memoize((index: ListedCatalogue): readonly CatalogueEntry[] =>
  listEntriesForSale(index).toSorted((a, b) => b.sales - a.sales),
);

/** Bestsellers by top-level category; categories in the order of their best product. */
const groupByTopCategory = memoize((index: ListedCatalogue): ReadonlyMap<string, readonly CatalogueEntry[]> => {
  const findTopCategory = createTopCategoryLookup(index.categories);
  return Map.groupBy(listBestsellers(index), ({ summary }) => findTopCategory(summary.categories[0]?.slug ?? ""));
});

/** Returns bestsellers from as many categories as possible, so that one category does not fill the list. */
export function listPopularProducts(index: ListedCatalogue, count: number): readonly ProductSummary[] {
  const categoryBestsellers = [...groupByTopCategory(index).values()].flatMap((entries) => entries.slice(0, 1));
  const otherBestsellers = listBestsellers(index).slice(0, count + categoryBestsellers.length);
  return [...new Set([...categoryBestsellers, ...otherBestsellers])].slice(0, count).map(({ summary }) => summary);
}

const estimateRevenue = ({ sales: unitsSold, highestPrice }: CatalogueEntry): number =>
  unitsSold * (highestPrice?.minor ?? 0);

function findHighestRevenueEntry(entries: readonly CatalogueEntry[]): CatalogueEntry | undefined {
  let topEntry = entries[0];
  for (const entry of entries) if (topEntry && estimateRevenue(entry) > estimateRevenue(topEntry)) topEntry = entry;
  return topEntry;
}

const listHighestRevenueProducts = memoize((index: ListedCatalogue): readonly ProductSummary[] =>
  [...groupByTopCategory(index).values()]
    .map((entries) => ({
      total: entries.reduce((sum, entry) => sum + estimateRevenue(entry), 0),
      best: findHighestRevenueEntry(entries.filter(({ summary }) => summary.image)),
    }))
    .toSorted((a, b) => b.total - a.total)
    .flatMap(({ best: topEntry }) => (topEntry ? [topEntry.summary] : [])),
);

/**
 * Returns products for the front page: the product with the highest revenue, among those with a picture, from each of
 * the categories with the highest revenue.
 */
export const listFeaturedProducts = (index: ListedCatalogue, count: number): readonly ProductSummary[] =>
  listHighestRevenueProducts(index).slice(0, count);

const listDiscountedEntries = memoize((index: ListedCatalogue): readonly CatalogueEntry[] =>
  listEntriesForSale(index)
    .filter((entry) => getRankingDiscount(entry) !== null)
    .toSorted((a, b) => (getRankingDiscount(b)?.percent ?? 0) - (getRankingDiscount(a)?.percent ?? 0)),
);

/** Returns the available products with the largest discounts. */
export const listDiscountedProducts = (index: ListedCatalogue, count: number): readonly ProductSummary[] =>
  listDiscountedEntries(index)
    .slice(0, count)
    .map(({ summary }) => summary);

const BRAND_ATTRIBUTE = "pa_brand";

const listBrandOptions = memoize(
  ({ entries, attributes }: Pick<Catalogue, "entries" | "attributes">): readonly CategoryRef[] => {
    const counts = new Map<string, number>();
    for (const { terms, repair } of entries)
      if (!repair) for (const slug of terms[BRAND_ATTRIBUTE] ?? []) counts.set(slug, (counts.get(slug) ?? 0) + 1);
    const names = attributes[BRAND_ATTRIBUTE]?.options ?? {};
    return [...counts].toSorted(([, a], [, b]) => b - a).map(([slug]) => ({ slug, name: names[slug] ?? slug }));
  },
);

/** Returns the brands in descending order of their product counts, or an empty list if the shop has none. */
export const listBrands = (index: Pick<Catalogue, "entries" | "attributes">, count: number): readonly CategoryRef[] =>
  listBrandOptions(index).slice(0, count);

/** Returns the catalogue without products that are hidden from lists. */
export function toVisibleCatalogue(index: CatalogueIndex): Catalogue {
  const visibleCatalogue = visibleCatalogues.get(index.listed) ?? { ...index, entries: index.listed };
  visibleCatalogues.set(index.listed, visibleCatalogue);
  return visibleCatalogue;
}

/** Cached by the list of products, which is the same object when a read finds no changes. */
const visibleCatalogues = new WeakMap<CatalogueIndex["listed"], Catalogue>();

/**
 * Computes the listings of a catalogue step by step in advance, so that the first request does not have to wait for all
 * of them.
 */
export function* computeListings(index: Catalogue): Generator<undefined, void> {
  for (const computeListing of [
    listEntriesForSale,
    listBestsellers,
    groupByTopCategory,
    listHighestRevenueProducts,
    listDiscountedEntries,
    listBrandOptions,
  ]) {
    computeListing(index);
    yield;
  }
}

/** Returns product cards by id, in the order of the ids. Products that are no longer for sale are omitted. */
export function listCards(
  { entries }: Pick<ListedCatalogue, "entries">,
  ids: readonly number[],
): readonly ProductSummary[] {
  const uniqueIds = new Set(ids);
  const summaries = new Map(
    entries.flatMap(({ summary }) => (uniqueIds.has(summary.id) ? [[summary.id, summary] as const] : [])),
  );
  return [...uniqueIds].flatMap((id) => summaries.get(id) ?? []);
}
