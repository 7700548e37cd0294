import { type CatalogueFilters, type CatalogueQuery, fractionDigits } from "@rewire/domain";
import { scoreTexts } from "../search/scoreTexts.ts";
import { bitsOf, bitsWhere, intersection, type Bits } from "./bits.ts";
import type { CatalogueIndex, IndexedOption } from "./CatalogueIndex.ts";

/** Products that match a query, with all its filters and with all filters except one. */
export interface ProductSelection {
  /** Products before search and filters: all that are listed, or those of a category. */
  readonly scope: Bits;
  readonly all: Bits;
  /** Products that match all filters but one, in which the options of that filter are counted. */
  readonly withoutFacet: (name: string) => Bits;
  /** Search score of each product; null without a search. */
  readonly scores: Uint16Array | null;
}

/** Selects the products that match a query. @returns null for an unknown category. */
export function selectProducts(
  index: CatalogueIndex,
  { search, filters }: CatalogueQuery,
  category?: string,
): ProductSelection | null {
  const size = index.entries.length;
  const categoryOption = category === undefined ? null : index.categoryOptions.find(({ value }) => value === category);
  if (categoryOption === undefined) return null;
  const scores = scoreTexts(index.searchIndex, search, index.synonyms);
  const visible = scores ? index.searchable : index.listedBits;
  const scope = categoryOption ? intersection(visible, [bitsOf(size, [categoryOption.products])]) : visible;
  const matches = scores ? intersection(scope, [bitsWhere(size, (product) => (scores[product] ?? 0) > 0)]) : scope;
  const filterBits = filterSets(index, filters);
  const all = intersection(matches, [...filterBits.values()]);
  return {
    scope,
    scores,
    all,
    withoutFacet: (name) =>
      filterBits.has(name)
        ? intersection(
            matches,
            [...filterBits].filter(([other]) => other !== name).map(([, bits]) => bits),
          )
        : all,
  };
}

/** Returns the products that match each active filter, by its name. */
function filterSets(
  index: CatalogueIndex,
  { categories, price, rating, onSale, attributes }: CatalogueFilters,
): ReadonlyMap<string, Bits> {
  const size = index.entries.length;
  const sets = new Map<string, Bits>();
  const withOptions = (options: readonly IndexedOption[], values: readonly string[]) =>
    bitsOf(
      size,
      options.filter(({ value }) => values.includes(value)).map(({ products }) => products),
    );

  if (categories.length > 0) sets.set("category", withOptions(index.categoryOptions, categories));
  if (price.min !== null || price.max !== null) {
    const { lowest, highest } = inMinorUnits(price, index.currency);
    sets.set(
      "price",
      bitsWhere(size, (product) => {
        const amount = index.highestPrices[product] ?? -1;
        return amount >= lowest && amount <= highest;
      }),
    );
  }
  if (rating !== null)
    sets.set(
      "rating",
      bitsWhere(size, (product) => (index.ratings[product] ?? 0) >= rating),
    );
  if (onSale) sets.set("sale", index.onSale);
  for (const [name, values] of Object.entries(attributes)) {
    const attribute = index.attributeOptions.find((one) => one.name === name);
    if (attribute && values.length > 0) sets.set(name, withOptions(attribute.options, values));
  }
  return sets;
}

/** Converts inclusive price bounds to minor units; an open bound admits every priced product. */
function inMinorUnits({ min, max }: CatalogueFilters["price"], currency: string): { lowest: number; highest: number } {
  const factor = currency ? 10 ** fractionDigits(currency) : 1;
  // Compensates for 19.99 * 100 = 1998.9999…
  const toMinorUnits = (amount: number, round: (value: number) => number) =>
    round(Number((amount * factor).toFixed(3)));
  return {
    lowest: min === null ? 0 : toMinorUnits(min, Math.ceil),
    highest: max === null ? Number.POSITIVE_INFINITY : toMinorUnits(max, Math.floor),
  };
}
