import type { Catalogue, CatalogueEntry } from "../catalogue.ts";
import { createSearchIndex } from "../search/createSearchIndex.ts";
import type { Synonyms } from "../search/synonyms.ts";
import { bitsWhere } from "./bits.ts";
import type { CatalogueIndex } from "./CatalogueIndex.ts";
import { categoriesBelow } from "./categoryTree.ts";
import { indexAttributes, indexCategories } from "./indexOptions.ts";
import { newestFirst, sortOrders } from "./sortOrders.ts";

/** What a shop owner can say about lists. */
export interface IndexOptions {
  /** Attributes to filter by, in their order. @default all global attributes that the catalogue uses, the most used first */
  readonly filterAttributes?: readonly string[] | null | undefined;
  readonly synonyms?: Synonyms | undefined;
}

/** After so many products somebody else gets a turn. */
const AT_ONCE = 200;

/**
 * Prepares the catalogue for lists, step by step: a server answers somebody between two steps, so that a large shop's
 * refresh delays nobody. {@link indexCatalogue} takes all steps at once.
 */
export function* indexCatalogueSteps({ entries: unordered, categories, attributes }: Catalogue, options: IndexOptions = {}): Generator<undefined, CatalogueIndex> {
  const entries = newestFirst(unordered);
  yield;
  const orders = yield* sortOrders(entries);
  const below = categoriesBelow(categories);
  const categoryOptions = indexCategories(entries, categories, below);
  yield;
  const attributeOptions = indexAttributes(entries, attributes, options.filterAttributes ?? null);
  yield;
  const words = createSearchIndex();
  for (const [place, { searchText }] of entries.entries()) {
    words.add(searchText.split("\n", 3));
    if (place % AT_ONCE === 0) yield;
  }
  const categoryWords = createSearchIndex();
  for (const { name } of categories) categoryWords.add([name]);
  yield;
  return {
    entries, categories, attributes, orders, below, categoryOptions, attributeOptions,
    highestPrices: Float64Array.from(entries, ({ highestPrice }) => highestPrice?.minor ?? -1),
    ratings: Float64Array.from(entries, ({ summary }) => summary.rating.average),
    listed: entries.filter(isListed),
    everything: bitsWhere(entries.length, (product) => isListed(entries[product])),
    searchable: bitsWhere(entries.length, (product) => isSearchable(entries[product])),
    onSale: bitsWhere(entries.length, (product) => Boolean(entries[product]?.summary.discount)),
    stars: [4, 3, 2, 1].map((least) => ({ least, products: bitsWhere(entries.length, (product) => (entries[product]?.summary.rating.average ?? 0) >= least) })),
    words: words.finish(),
    categoryWords: categoryWords.finish(),
    synonyms: options.synonyms ?? new Map(),
    currency: currencyOf(entries),
  };
}

/** Prepares the catalogue for lists. @param catalogue In any order. */
export function indexCatalogue(catalogue: Catalogue, options?: IndexOptions): CatalogueIndex {
  const steps = indexCatalogueSteps(catalogue, options);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

const isListed = (entry: CatalogueEntry | undefined): boolean => entry?.visibility === undefined || entry.visibility === "list";

const isSearchable = (entry: CatalogueEntry | undefined): boolean =>
  entry?.visibility === undefined || entry.visibility === "search";

const currencyOf = (entries: readonly CatalogueEntry[]): string => entries.find(({ highestPrice }) => highestPrice)?.highestPrice?.currency ?? "";
