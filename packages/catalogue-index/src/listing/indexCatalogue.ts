import {
  type Catalogue,
  type CatalogueEntry,
  type ChargingSettings,
  createFitTable,
  determineFit,
  isDeviceItself,
  getRankingDiscount,
  repairCategory,
} from "@rewire/domain";
import { createSearchIndexBuilder } from "../search/createSearchIndexBuilder.ts";
import type { Synonyms } from "../search/synonyms/synonyms.ts";
import { createBitSetWhere } from "./bits.ts";
import type { CatalogueIndex } from "./CatalogueIndex.ts";
import { findDescendantCategories } from "./categoryTree.ts";
import { indexAttributes, indexCategories } from "./indexOptions.ts";
import { groupByCategoryName, indexTexts } from "./indexTexts.ts";
import { reuseSearchIndex, restorePreviousOrder } from "./reuse.ts";
import { sortNewestFirst, createSortOrders } from "./createSortOrders.ts";

/** Options of the catalogue index: the attributes offered as filters, and the search synonyms. */
export interface IndexOptions {
  /** Names of the attributes to filter by, in order. @default all global attributes in use, most used first */
  readonly filterAttributes?: readonly string[] | null | undefined;
  /**
   * Name of the attribute whose terms name the devices that a product fits; its options omit the devices themselves.
   * @default none
   */
  readonly fitAttribute?: string | undefined;
  /**
   * Where the shop says what charges a device: chargers, power banks and cables are offered under the devices that they
   * charge. What devices need is no filter unless `filterAttributes` names it.
   * @default nowhere
   */
  readonly chargingSettings?: ChargingSettings | null | undefined;
  readonly synonyms?: Synonyms | undefined;
}

/**
 * Indexes a catalogue in steps, so that a server can handle requests while a large catalogue is refreshed. {@link
 * indexCatalogue} runs all steps at once.
 * @param previousIndex Previous index of the same shop. Unchanged parts are reused; for example, a price change
 * requires neither a new sort order by name nor a new search index.
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
  const attributeOptions = yield* indexAttributes(entries, attributes, {
    configuredNames: options.filterAttributes ?? null,
    excludedNames: listPowerRequirementAttributes(options.chargingSettings ?? null),
    getTerms: createTermLookup({ entries, categories, attributes }, options),
  });
  const sortedCatalogue = { entries, categories, attributes };
  const searchIndex =
    (previousIndex && reuseSearchIndex(sortedCatalogue, previousIndex)) ?? (yield* indexTexts(sortedCatalogue));
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
    categoryGroups: groupByCategoryName(categories, categoryOptions, descendants),
    categorySearchIndex: categorySearchIndex.finish(),
    synonyms: options.synonyms ?? new Map(),
    currency: findCurrency(entries),
  };
}

/** Lists the attributes that say what devices need to be charged, and nothing about other goods. */
const listPowerRequirementAttributes = (chargingSettings: ChargingSettings | null): readonly string[] =>
  chargingSettings
    ? [chargingSettings.port, chargingSettings.need].filter(
        (name) => name !== chargingSettings.connector && name !== chargingSettings.power,
      )
    : [];

/**
 * Creates the function that returns the terms under which an entry is offered: a device is none of the products that
 * fit it, and a charger fits the devices that it charges.
 */
function createTermLookup(
  { entries, attributes }: Catalogue,
  { fitAttribute, chargingSettings }: IndexOptions,
): (entry: CatalogueEntry) => CatalogueEntry["terms"] {
  if (fitAttribute === undefined) return ({ terms }) => terms;
  const table = createFitTable(entries, attributes, fitAttribute, chargingSettings ?? null);
  return (entry) => {
    const { terms } = entry;
    const slugs = terms[fitAttribute] ?? [];
    const isChargingProduct = table.findSupply(entry) !== null;
    if (slugs.length === 0 && !isChargingProduct) return terms;
    const offeredSlugs = slugs.filter((slug) => !isDeviceItself(table, entry, slug));
    const chargedSlugs = isChargingProduct ? determineFit(table, entry).fits.map(({ slug }) => slug) : [];
    const { [fitAttribute]: _, ...otherTerms } = terms;
    const fittingSlugs = [...new Set([...offeredSlugs, ...chargedSlugs])];
    return fittingSlugs.length === 0 ? otherTerms : { ...otherTerms, [fitAttribute]: fittingSlugs };
  };
}

/** Columns of values for filters. */
function* indexColumns(entries: readonly CatalogueEntry[]) {
  const { length } = entries;
  const highestPrices = Float64Array.from(entries, ({ highestPrice }) => highestPrice?.minor ?? -1);
  const ratings = Float64Array.from(entries, ({ summary }) => summary.rating.average);
  yield;
  const listedEntries = entries.filter(isListed);
  const listedProductBits = createBitSetWhere(length, (product) => isListed(entries[product]));
  yield;
  const nonRepairBits = createBitSetWhere(
    length,
    (product) => isListed(entries[product]) && !isRepair(entries[product]),
  );
  yield;
  const searchableBits = createBitSetWhere(length, (product) => isSearchable(entries[product]));
  const repairBits = createBitSetWhere(length, (product) => isRepair(entries[product]));
  const onSale = createBitSetWhere(length, (product) => {
    const entry = entries[product];
    return entry !== undefined && getRankingDiscount(entry) !== null;
  });
  const inStock = createBitSetWhere(length, (product) => entries[product]?.summary.stock.state === "inStock");
  yield;
  const createRatingBitSet = (min: number) => createBitSetWhere(length, (product) => (ratings[product] ?? 0) >= min);
  const stars = [4, 3, 2, 1].map((min) => ({ min, products: createRatingBitSet(min) }));
  yield;
  return {
    highestPrices,
    ratings,
    listed: listedEntries,
    listedProductBits,
    nonRepairBits,
    searchableBits,
    repairBits,
    onSale,
    inStock,
    stars,
  };
}

/** Indexes a catalogue. @param catalogue Catalogue with products in any order. */
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

const isRepair = (entry: CatalogueEntry | undefined): boolean =>
  Boolean(entry && (entry.repair || entry.summary.categories.some(({ slug }) => slug === repairCategory)));

const findCurrency = (entries: readonly CatalogueEntry[]): string =>
  entries.find(({ highestPrice }) => highestPrice)?.highestPrice?.currency ?? "";
