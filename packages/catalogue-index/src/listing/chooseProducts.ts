import { type CatalogueFilters, type CatalogueQuery, fractionDigits } from "@rewire/domain";
import { searchTexts } from "../search/searchTexts.ts";
import { bitsOf, bitsWhere, intersection, type Bits } from "./bits.ts";
import type { CatalogueIndex, IndexedOption } from "./CatalogueIndex.ts";

/** The products of a list, and what they would be without one of the filters. */
export interface ChosenProducts {
  /** What the list is about before anything is asked for: everything, or a category. */
  readonly scope: Bits;
  readonly all: Bits;
  /** The products with every filter but one: what that filter's options are counted in. */
  readonly without: (name: string) => Bits;
  /** How well each product fits the search; null without one. */
  readonly scores: Uint16Array | null;
}

/** Chooses the products that a query asks for. @returns null for an unknown category. */
export function chooseProducts(
  index: CatalogueIndex,
  { search, filters }: CatalogueQuery,
  category?: string,
): ChosenProducts | null {
  const size = index.entries.length;
  const inside = category === undefined ? null : index.categoryOptions.find(({ value }) => value === category);
  if (inside === undefined) return null;
  const scores = searchTexts(index.words, search, index.synonyms);
  const visible = scores ? index.searchable : index.everything;
  const scope = inside ? intersection(visible, [bitsOf(size, [inside.products])]) : visible;
  const found = scores ? intersection(scope, [bitsWhere(size, (product) => (scores[product] ?? 0) > 0)]) : scope;
  const chosen = filterSets(index, filters);
  const all = intersection(found, [...chosen.values()]);
  return {
    scope,
    scores,
    all,
    without: (name) =>
      chosen.has(name)
        ? intersection(
            found,
            [...chosen].filter(([other]) => other !== name).map(([, bits]) => bits),
          )
        : all,
  };
}

/** The products of each filter that is set, by its name. */
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

/** Bounds in minor units, inclusive; an open one lets everything through that has a price. */
function inMinorUnits({ min, max }: CatalogueFilters["price"], currency: string): { lowest: number; highest: number } {
  const factor = currency ? 10 ** fractionDigits(currency) : 1;
  // 19.99 * 100 is 1998.9999…
  const near = (amount: number, round: (value: number) => number) => round(Number((amount * factor).toFixed(3)));
  return {
    lowest: min === null ? 0 : near(min, Math.ceil),
    highest: max === null ? Number.POSITIVE_INFINITY : near(max, Math.floor),
  };
}
