import type { CatalogueQuery } from "../catalogueQuery.ts";
import { toggleValue, withFilters } from "./changeQuery.ts";

// @chunk list: used by product lists only.

/**
 * Applies the change between two queries to a later query. A control that still shows an earlier query can thereby
 * change one filter without undoing the filters that were selected meanwhile.
 * @param base Query that the control shows.
 * @param changed The same query after the control's change.
 * @param latest Query to which the change is applied.
 */
export function rebaseQuery(base: CatalogueQuery, changed: CatalogueQuery, latest: CatalogueQuery): CatalogueQuery {
  if (base === latest) return changed;
  const select = <Key extends "price" | "rating" | "onSale" | "inStock">(key: Key) =>
    isEqual(base.filters[key], changed.filters[key]) ? latest.filters[key] : changed.filters[key];
  const withChoices = {
    ...withFilters(latest, {
      price: select("price"),
      rating: select("rating"),
      onSale: select("onSale"),
      inStock: select("inStock"),
    }),
    search: base.search === changed.search ? latest.search : changed.search,
    sort: isEqual(base.sort, changed.sort) ? latest.sort : changed.sort,
  };
  return listNames(base, changed).reduce((query, name) => {
    const [before, after] = [getValues(base, name), getValues(changed, name)];
    const toggledValues = [...new Set([...before, ...after])].filter(
      (value) =>
        before.includes(value) !== after.includes(value) &&
        after.includes(value) !== getValues(latest, name).includes(value),
    );
    return toggledValues.reduce((rest, value) => toggleValue(rest, name, value), query);
  }, withChoices);
}

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const listNames = (...queries: readonly CatalogueQuery[]): readonly string[] => [
  ...new Set(["category", ...queries.flatMap(({ filters }) => Object.keys(filters.attributes))]),
];

const getValues = ({ filters }: CatalogueQuery, name: string): readonly string[] =>
  name === "category" ? filters.categories : (filters.attributes[name] ?? []);
