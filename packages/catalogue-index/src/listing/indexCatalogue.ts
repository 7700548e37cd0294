import type { Catalogue, CatalogueEntry } from "@rewire/domain";
import { createSearchIndexBuilder } from "../search/createSearchIndexBuilder.ts";
import type { Synonyms } from "../search/synonyms.ts";
import { createBitSetWhere } from "./bits.ts";
import type { SearchIndex } from "../search/SearchIndex.ts";
import type { CatalogueIndex } from "./CatalogueIndex.ts";
import { findDescendantCategories } from "./categoryTree.ts";
import { indexAttributes, indexCategories } from "./indexOptions.ts";
import { reuseSearchIndex, restorePreviousOrder } from "./reuse.ts";
import { sortNewestFirst, createSortOrders } from "./createSortOrders.ts";

/** Options of the catalogue index: the attributes offered as filters, and the synonyms of the search. */
export interface IndexOptions {
  /** Names of the attributes to filter by, in order. @default all global attributes in use, most used first */
  readonly filterAttributes?: readonly string[] | null | undefined;
  readonly synonyms?: Synonyms | undefined;
}

/** Number of products between two yields to the event loop. */
const MAX_PRODUCTS_PER_STEP = 200;

/**
 * Indexes a catalogue in steps, so that a server can handle requests in between while it refreshes a large catalogue.
 * {@link indexCatalogue} runs all steps at once.
 * @param previousIndex Previous index of the shop, whose unchanged parts are reused: after a price change, neither the sort
 * order by name nor the search index is computed again.
 */
export function* indexCatalogueInSteps(
  { entries: unsortedEntries, categories, attributes }: Catalogue,
  options: IndexOptions = {},
  previousIndex: CatalogueIndex | null = null,
): Generator<undefined, CatalogueIndex> {
  const reorderedEntries = previousIndex && restorePreviousOrder(unsortedEntries, previousIndex.entries);
  const entries = reorderedEntries ?? (yield* sortNewestFirst(unsortedEntries));
  const orders = yield* createSortOrders(entries, reorderedEntries && previousIndex ? previousIndex.orders : null);
  const descendants = findDescendantCategories(categories);
  const categoryOptions = yield* indexCategories(entries, categories, descendants);
  const attributeOptions = yield* indexAttributes(entries, attributes, options.filterAttributes ?? null);
  const searchIndex = (previousIndex && reuseSearchIndex(entries, previousIndex)) ?? (yield* indexTexts(entries));
  const categorySearchIndex = createSearchIndexBuilder();
  for (const { name } of categories) categorySearchIndex.add([name]);
  return {
    entries,
    categories,
    attributes,
    orders,
    descendants,
    categoryOptions,
    attributeOptions,
    ...(yield* indexColumns(entries)),
    searchIndex,
    categorySearchIndex: categorySearchIndex.finish(),
    synonyms: options.synonyms ?? new Map(),
    currency: currencyOf(entries),
  };
}

/** Indexes the texts of products for searches, in steps. */
function* indexTexts(entries: readonly CatalogueEntry[]): Generator<undefined, SearchIndex> {
  const searchIndex = createSearchIndexBuilder();
  for (const [place, { searchText }] of entries.entries()) {
    searchIndex.add(searchText.split("\n", 3));
    if (place % MAX_PRODUCTS_PER_STEP === 0) yield;
  }
  return yield* searchIndex.finishSteps();
}

/** Columns of values for filters. */
function* indexColumns(entries: readonly CatalogueEntry[]) {
  const { length } = entries;
  const highestPrices = Float64Array.from(entries, ({ highestPrice }) => highestPrice?.minor ?? -1);
  const ratings = Float64Array.from(entries, ({ summary }) => summary.rating.average);
  yield;
  const listedEntries = entries.filter(isListed);
  const listedBits = createBitSetWhere(length, (product) => isListed(entries[product]));
  yield;
  const goodsBits = createBitSetWhere(length, (product) => isListed(entries[product]) && !entries[product]?.repair);
  yield;
  const searchableBits = createBitSetWhere(length, (product) => isSearchable(entries[product]));
  const onSale = createBitSetWhere(length, (product) => Boolean(entries[product]?.summary.discount));
  yield;
  const bitsByRating = (min: number) => createBitSetWhere(length, (product) => (ratings[product] ?? 0) >= min);
  const stars = [4, 3, 2, 1].map((min) => ({ min, products: bitsByRating(min) }));
  yield;
  return { highestPrices, ratings, listed: listedEntries, listedBits, goodsBits, searchableBits, onSale, stars };
}

/** Indexes a catalogue. @param catalogue Products in any order */
export function indexCatalogue(catalogue: Catalogue, options?: IndexOptions): CatalogueIndex {
  const steps = indexCatalogueInSteps(catalogue, options);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

const isListed = (entry: CatalogueEntry | undefined): boolean =>
  entry?.visibility === undefined || entry.visibility === "list";

const isSearchable = (entry: CatalogueEntry | undefined): boolean =>
  entry?.visibility === undefined || entry.visibility === "search";

const currencyOf = (entries: readonly CatalogueEntry[]): string =>
  entries.find(({ highestPrice }) => highestPrice)?.highestPrice?.currency ?? "";
