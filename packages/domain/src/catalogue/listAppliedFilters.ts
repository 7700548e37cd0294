import { clearValues, toggleValue, withFilters } from "./changes/changeQuery.ts";
import type { CatalogueQuery } from "./catalogueQuery.ts";
import type { FacetLabels } from "./facetOutline.ts";

/** Active filter value or search of a product list, with the query that results from removing it. */
export type AppliedFilter = { readonly key: string; readonly queryWithout: CatalogueQuery } & (
  | { readonly kind: "search"; readonly search: string }
  | { readonly kind: "price"; readonly min: number | null; readonly max: number | null }
  | { readonly kind: "rating"; readonly stars: number }
  | { readonly kind: "sale" }
  | { readonly kind: "stock" }
  | { readonly kind: "value"; readonly label: string }
);

/**
 * Maximum number of filter chips above a product list. It limits the size of the page, because the URL of each chip
 * contains all other filters.
 */
export const MAX_FILTER_CHIPS = 30;

/**
 * Lists the search and the active filter values of a query, in the order of the filter bar. A value that is missing
 * from the facets is labelled by its slug.
 */
export function listAppliedFilters(query: CatalogueQuery, facets: FacetLabels): readonly AppliedFilter[] {
  const {
    search,
    filters: { price, rating, onSale, inStock, categories, attributes },
  } = query;
  const toValueFilters = (
    name: string,
    values: readonly string[],
    options: readonly { value: string; label: string }[] = [],
  ) => {
    const labels = values.length > 0 ? new Map(options.map(({ value, label }) => [value, label])) : null;
    return values.map((value): AppliedFilter => ({
      key: `${name} ${value}`,
      kind: "value",
      label: labels?.get(value) ?? value,
      queryWithout: toggleValue(query, name, value),
    }));
  };
  return [
    ...(search ? [{ key: "search", kind: "search", search, queryWithout: { ...query, search: "" } } as const] : []),
    ...(price.min === null && price.max === null
      ? []
      : [
          {
            key: "price",
            kind: "price",
            ...price,
            queryWithout: withFilters(query, { price: { min: null, max: null } }),
          } as const,
        ]),
    ...(rating === null
      ? []
      : [
          { key: "rating", kind: "rating", stars: rating, queryWithout: withFilters(query, { rating: null }) } as const,
        ]),
    ...(onSale ? [{ key: "sale", kind: "sale", queryWithout: withFilters(query, { onSale: false }) } as const] : []),
    ...(inStock
      ? [{ key: "stock", kind: "stock", queryWithout: withFilters(query, { inStock: false }) } as const]
      : []),
    ...toValueFilters("category", categories, facets.categories),
    ...Object.entries(attributes).flatMap(([name, values]) =>
      toValueFilters(name, values, facets.attributes.find((attribute) => attribute.name === name)?.options),
    ),
  ];
}

/** Returns the number of selected values of a filter, and the query that results from removing them. */
export const summarizeSelectedValues = (query: CatalogueQuery, name: string) => ({
  count: (name === "category" ? query.filters.categories : (query.filters.attributes[name] ?? [])).length,
  queryWithout: clearValues(query, name),
});
