import { type CatalogueFilters, type CatalogueQuery, getFractionDigits, repairCategory } from "@rewire/domain";
import { searchTexts, type SearchScores } from "../search/searchTexts.ts";
import { createBitSetFromLists, createBitSetWhere, hasBit, intersectBitSets, type BitSet } from "./bits.ts";
import type { CatalogueIndex, IndexedOption } from "./CatalogueIndex.ts";
import { selectRepairs, type RepairSelection } from "./selectRepairs.ts";

/**
 * Products that match a query. Includes the products that match all filters, for the list, and a function that ignores
 * one facet's filter, to count that facet's options.
 */
export interface ProductSelection {
  /**
   * Products before search and filters: all that are listed, or those of a category. Repairs are left out unless a
   * category of repairs is selected, or the search asks for them.
   */
  readonly unfilteredBits: BitSet;
  readonly matchingBits: BitSet;
  /** Repairs among the results of a search; null without a search, and in lists of repairs. */
  readonly repairs: RepairSelection | null;
  /** Products that match all filters but one, in which the options of that filter are counted. */
  readonly selectWithoutFacet: (name: string) => BitSet;
  /** Scores of the search; null without a search. */
  readonly searchScores: SearchScores | null;
}

/** Selects the products that match a query. @returns null if the category is unknown. */
export function selectProducts(
  index: CatalogueIndex,
  { search, filters }: CatalogueQuery,
  category?: string,
): ProductSelection | null {
  const size = index.entries.length;
  const categoryOption = category === undefined ? null : index.categoryOptions.find(({ value }) => value === category);
  if (categoryOption === undefined) return null;
  const searchScores = searchTexts(index.searchIndex, search, {
    synonyms: index.synonyms,
    groups: index.categoryGroups,
  });
  const isRepairList =
    isRepairCategory(index, category) || filters.categories.some((slug) => isRepairCategory(index, slug));
  const listBits = category === undefined && !isRepairList ? index.nonRepairBits : index.listedProductBits;
  const repairs = searchScores && !isRepairList ? selectRepairs(index, searchScores) : null;
  const visibleBits = searchScores ? excludeOtherRepairs(index, repairs) : listBits;
  const unfilteredBits = categoryOption
    ? intersectBitSets(visibleBits, [createBitSetFromLists(size, [categoryOption.products])])
    : visibleBits;
  const scores = searchScores?.scores;
  const matches = scores
    ? intersectBitSets(unfilteredBits, [createBitSetWhere(size, (product) => (scores[product] ?? 0) > 0)])
    : unfilteredBits;
  const filterBits = createFilterBitSets(index, filters);
  const matchingBits = intersectBitSets(matches, [...filterBits.values()]);
  return {
    unfilteredBits,
    searchScores,
    repairs,
    matchingBits,
    selectWithoutFacet: (name) =>
      filterBits.has(name)
        ? intersectBitSets(
            matches,
            [...filterBits].filter(([other]) => other !== name).map(([, bits]) => bits),
          )
        : matchingBits,
  };
}

/** Returns the products that searches include, without the repairs that this one does not ask for. */
const excludeOtherRepairs = (
  { entries, searchableBits, repairBits }: CatalogueIndex,
  repairs: RepairSelection | null,
): BitSet =>
  repairs
    ? createBitSetWhere(
        entries.length,
        (product) => hasBit(searchableBits, product) && (!hasBit(repairBits, product) || hasBit(repairs.bits, product)),
      )
    : searchableBits;

/** Returns whether a category is that of repairs, or one of its descendants. */
const isRepairCategory = ({ descendants }: CatalogueIndex, slug: string | undefined): boolean =>
  slug !== undefined && (slug === repairCategory || descendants.get(repairCategory)?.has(slug) === true);

/** Returns the products that match each active filter, by its name. */
function createFilterBitSets(
  index: CatalogueIndex,
  { categories, price, rating, onSale, inStock, attributes }: CatalogueFilters,
): ReadonlyMap<string, BitSet> {
  const size = index.entries.length;
  const bitSetsByFacet = new Map<string, BitSet>();
  const createOptionsBitSet = (options: readonly IndexedOption[], values: readonly string[]) =>
    createBitSetFromLists(
      size,
      options.filter(({ value }) => values.includes(value)).map(({ products }) => products),
    );

  if (categories.length > 0) bitSetsByFacet.set("category", createOptionsBitSet(index.categoryOptions, categories));
  if (price.min !== null || price.max !== null) {
    const { lowest, highest } = toMinorUnitBounds(price, index.currency);
    bitSetsByFacet.set(
      "price",
      createBitSetWhere(size, (product) => {
        const amount = index.highestPrices[product] ?? -1;
        return amount >= lowest && amount <= highest;
      }),
    );
  }
  if (rating !== null)
    bitSetsByFacet.set(
      "rating",
      createBitSetWhere(size, (product) => (index.ratings[product] ?? 0) >= rating),
    );
  if (onSale) bitSetsByFacet.set("sale", index.onSale);
  if (inStock) bitSetsByFacet.set("stock", index.inStock);
  for (const [name, values] of Object.entries(attributes)) {
    const attribute = index.attributeOptions.find((attributeOption) => attributeOption.name === name);
    if (attribute && values.length > 0) bitSetsByFacet.set(name, createOptionsBitSet(attribute.options, values));
  }
  return bitSetsByFacet;
}

/** Converts inclusive price bounds to minor units; an open bound admits every priced product. */
function toMinorUnitBounds(
  { min, max }: CatalogueFilters["price"],
  currency: string,
): { lowest: number; highest: number } {
  const factor = currency ? 10 ** getFractionDigits(currency) : 1;
  // Compensates for 19.99 * 100 = 1998.9999…
  const toMinorUnits = (amount: number, roundAmount: (value: number) => number) =>
    roundAmount(Number((amount * factor).toFixed(3)));
  return {
    lowest: min === null ? 0 : toMinorUnits(min, Math.ceil),
    highest: max === null ? Number.POSITIVE_INFINITY : toMinorUnits(max, Math.floor),
  };
}
