import type { Catalogue, CatalogueEntry } from "@rewire/domain";
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
export function* indexCatalogueSteps(
  { entries: unordered, categories, attributes }: Catalogue,
  options: IndexOptions = {},
): Generator<undefined, CatalogueIndex> {
  const entries = yield* newestFirst(unordered);
  const orders = yield* sortOrders(entries);
  const below = categoriesBelow(categories);
  const categoryOptions = yield* indexCategories(entries, categories, below);
  const attributeOptions = yield* indexAttributes(entries, attributes, options.filterAttributes ?? null);
  const words = createSearchIndex();
  for (const [place, { searchText }] of entries.entries()) {
    words.add(searchText.split("\n", 3));
    if (place % AT_ONCE === 0) yield;
  }
  const categoryWords = createSearchIndex();
  for (const { name } of categories) categoryWords.add([name]);
  return {
    entries,
    categories,
    attributes,
    orders,
    below,
    categoryOptions,
    attributeOptions,
    ...(yield* indexColumns(entries)),
    words: yield* words.finishSteps(),
    categoryWords: categoryWords.finish(),
    synonyms: options.synonyms ?? new Map(),
    currency: currencyOf(entries),
  };
}

/** What filters compare with, a column each. */
function* indexColumns(entries: readonly CatalogueEntry[]) {
  const { length } = entries;
  const highestPrices = Float64Array.from(entries, ({ highestPrice }) => highestPrice?.minor ?? -1);
  const ratings = Float64Array.from(entries, ({ summary }) => summary.rating.average);
  yield;
  const listed = entries.filter(isListed);
  const everything = bitsWhere(length, (product) => isListed(entries[product]));
  yield;
  const searchable = bitsWhere(length, (product) => isSearchable(entries[product]));
  const onSale = bitsWhere(length, (product) => Boolean(entries[product]?.summary.discount));
  yield;
  const withStars = (least: number) => bitsWhere(length, (product) => (ratings[product] ?? 0) >= least);
  const stars = [4, 3, 2, 1].map((least) => ({ least, products: withStars(least) }));
  yield;
  return { highestPrices, ratings, listed, everything, searchable, onSale, stars };
}

/** Prepares the catalogue for lists. @param catalogue In any order. */
export function indexCatalogue(catalogue: Catalogue, options?: IndexOptions): CatalogueIndex {
  const steps = indexCatalogueSteps(catalogue, options);
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
