import type { CatalogueIndex } from "@rewire/catalogue-index";
import {
  repairCategory,
  type Catalogue,
  type CatalogueEntry,
  type CategoryRef,
  type ProductSummary,
} from "@rewire/domain";
import { topCategories } from "./topCategories.ts";

/** Parts of the catalogue for listings. */
type ListedCatalogue = Pick<Catalogue, "entries" | "categories">;

const isAvailable = ({ summary }: CatalogueEntry): boolean =>
  summary.stock.state !== "outOfStock" && summary.price.kind !== "unpriced";

/** Memoises a computation per object, so that a hundred thousand products are not sorted for every request. */
export function memoizePer<Of extends object, Value>(work: (of: Of) => Value): (of: Of) => Value {
  const values = new WeakMap<Of, { readonly value: Value }>();
  return (of) => {
    const entry = values.get(of) ?? { value: work(of) };
    values.set(of, entry);
    return entry.value;
  };
}

/** Available products, without repairs, which are sold at the repair desk. */
const forSale = memoizePer(({ entries }: ListedCatalogue): readonly CatalogueEntry[] =>
  entries.filter(
    (entry) =>
      isAvailable(entry) && !entry.repair && !entry.summary.categories.some(({ slug }) => slug === repairCategory),
  ),
);

/** Available products, best-selling first. */
const bestsellers = memoizePer((index: ListedCatalogue): readonly CatalogueEntry[] =>
  forSale(index).toSorted((a, b) => b.sales - a.sales),
);

/** Bestsellers by top-level category; categories in the order of their best product. */
const byTopCategory = memoizePer((index: ListedCatalogue): ReadonlyMap<string, readonly CatalogueEntry[]> => {
  const topCategoryOf = topCategories(index.categories);
  return Map.groupBy(bestsellers(index), ({ summary }) => topCategoryOf(summary.categories[0]?.slug ?? ""));
});

/** Returns bestsellers from as many categories as possible, so that one category does not fill the list. */
export function popular(index: ListedCatalogue, count: number): readonly ProductSummary[] {
  const best = [...byTopCategory(index).values()].flatMap((entries) => entries.slice(0, 1));
  const others = bestsellers(index).slice(0, count + best.length);
  return [...new Set([...best, ...others])].slice(0, count).map(({ summary }) => summary);
}

const estimatedRevenue = ({ sales: unitsSold, highestPrice }: CatalogueEntry): number =>
  unitsSold * (highestPrice?.minor ?? 0);

function bestEarner(entries: readonly CatalogueEntry[]): CatalogueEntry | undefined {
  let best = entries[0];
  for (const entry of entries) if (best && estimatedRevenue(entry) > estimatedRevenue(best)) best = entry;
  return best;
}

const bestEarners = memoizePer((index: ListedCatalogue): readonly ProductSummary[] =>
  [...byTopCategory(index).values()]
    .map((entries) => ({
      total: entries.reduce((sum, entry) => sum + estimatedRevenue(entry), 0),
      best: bestEarner(entries.filter(({ summary }) => summary.image)),
    }))
    .toSorted((a, b) => b.total - a.total)
    .flatMap(({ best }) => (best ? [best.summary] : [])),
);

/**
 * Returns products for the front page: from each of the categories with the highest revenue, the product with the
 * highest revenue and a picture.
 */
export const featured = (index: ListedCatalogue, count: number): readonly ProductSummary[] =>
  bestEarners(index).slice(0, count);

const discounted = memoizePer(({ entries }: ListedCatalogue): readonly CatalogueEntry[] =>
  entries
    .filter((entry) => isAvailable(entry) && entry.summary.discount !== null)
    .toSorted((a, b) => (b.summary.discount?.percent ?? 0) - (a.summary.discount?.percent ?? 0)),
);

/** Returns available products with the largest discounts. */
export const onSale = (index: ListedCatalogue, count: number): readonly ProductSummary[] =>
  discounted(index)
    .slice(0, count)
    .map(({ summary }) => summary);

const BRAND_ATTRIBUTE = "pa_brand";

const brandOptions = memoizePer(
  ({ entries, attributes }: Pick<Catalogue, "entries" | "attributes">): readonly CategoryRef[] => {
    const counts = new Map<string, number>();
    for (const { terms } of entries)
      for (const slug of terms[BRAND_ATTRIBUTE] ?? []) counts.set(slug, (counts.get(slug) ?? 0) + 1);
    const names = attributes[BRAND_ATTRIBUTE]?.options ?? {};
    return [...counts].toSorted(([, a], [, b]) => b - a).map(([slug]) => ({ slug, name: names[slug] ?? slug }));
  },
);

/** Returns the brands in descending order of their product counts; empty if the shop has none. */
export const brands = (index: Pick<Catalogue, "entries" | "attributes">, count: number): readonly CategoryRef[] =>
  brandOptions(index).slice(0, count);

/** Returns the catalogue without products that are hidden from lists. */
export function visibleCatalogue(index: CatalogueIndex): Catalogue {
  const listing = visibleCatalogues.get(index.listed) ?? { ...index, entries: index.listed };
  visibleCatalogues.set(index.listed, listing);
  return listing;
}

/** Cached by the list of products, which is the same object when a read finds no changes. */
const visibleCatalogues = new WeakMap<CatalogueIndex["listed"], Catalogue>();

/** Precomputes the listings of a catalogue step by step, so that the first request does not wait for all of them. */
export function* computeListings(index: Catalogue): Generator<undefined, void> {
  for (const computeListing of [forSale, bestsellers, byTopCategory, bestEarners, discounted, brandOptions]) {
    computeListing(index);
    yield;
  }
}

/** Returns products by id, in the order of the ids; those that are no longer for sale are omitted. */
export function cardsOf(
  { entries }: Pick<ListedCatalogue, "entries">,
  ids: readonly number[],
): readonly ProductSummary[] {
  const uniqueIds = new Set(ids);
  const summaries = new Map(
    entries.flatMap(({ summary }) => (uniqueIds.has(summary.id) ? [[summary.id, summary] as const] : [])),
  );
  return [...uniqueIds].flatMap((id) => summaries.get(id) ?? []);
}
