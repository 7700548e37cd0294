import { emptyQuery, type CatalogueFilters, type CatalogueQuery } from "../catalogueQuery.ts";

// @chunk cards: used by the home page and product lists, as the cards are.

/** Returns a query in which some filters are replaced. */
export const withFilters = (query: CatalogueQuery, filters: Partial<CatalogueFilters>): CatalogueQuery => ({
  ...query,
  filters: { ...query.filters, ...filters },
});

/** Returns a query without filters and search; the sort order is unchanged. */
export const withoutFilters = (query: CatalogueQuery): CatalogueQuery => ({ ...emptyQuery, sort: query.sort });

/**
 * Adds a value to a filter, or removes it if the filter already contains it. The values of a filter are sorted, so that
 * the same selection always has the same URL.
 * @param name "category", or the name of an attribute, such as "pa_color".
 */
export function toggleValue(query: CatalogueQuery, name: string, value: string): CatalogueQuery {
  if (name === "category") return withFilters(query, { categories: toggleListValue(query.filters.categories, value) });
  return setFilterValues(query, name, toggleListValue(query.filters.attributes[name] ?? [], value));
}

/** Removes all values of a filter. @param name "category", or the name of an attribute, such as "pa_color". */
export const clearValues = (query: CatalogueQuery, name: string): CatalogueQuery =>
  name === "category" ? withFilters(query, { categories: [] }) : setFilterValues(query, name, []);

function setFilterValues(query: CatalogueQuery, name: string, values: readonly string[]): CatalogueQuery {
  const otherAttributes = Object.entries(query.filters.attributes).filter(([otherName]) => otherName !== name);
  const names = Object.keys(query.filters.attributes);
  const attributes =
    values.length === 0
      ? otherAttributes
      : [...otherAttributes, [name, values] as const].toSorted(
          ([a], [b]) => getOptionPosition(names, a) - getOptionPosition(names, b),
        );
  return withFilters(query, { attributes: Object.fromEntries(attributes) });
}

const getOptionPosition = (names: readonly string[], name: string): number =>
  names.includes(name) ? names.indexOf(name) : names.length;

const toggleListValue = (values: readonly string[], value: string): readonly string[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value].toSorted();
