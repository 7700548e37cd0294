import { clearValues, toggleValue, withFilters } from "./changeQuery.ts";
import type { CatalogueQuery } from "./catalogueQuery.ts";
import type { FacetLabels } from "./facetOutline.ts";

/** Active filter or search of a list, with the query that removes it. */
export type AppliedFilter = { readonly key: string; readonly queryWithout: CatalogueQuery } & (
  | { readonly kind: "search"; readonly words: string }
  | { readonly kind: "price"; readonly min: number | null; readonly max: number | null }
  | { readonly kind: "rating"; readonly stars: number }
  | { readonly kind: "sale" }
  | { readonly kind: "value"; readonly label: string }
);

/** Maximum number of filter chips; the URL of each chip contains all other filters. */
export const MAX_FILTER_CHIPS = 30;

/**
 * Lists the search and the active filters in the order of the filter bar. A value without a facet is labelled by its
 * slug.
 */
export function listAppliedFilters(query: CatalogueQuery, facets: FacetLabels): readonly AppliedFilter[] {
  const {
    search,
    filters: { price, rating, onSale, categories, attributes },
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
    ...(search
      ? [{ key: "search", kind: "search", words: search, queryWithout: { ...query, search: "" } } as const]
      : []),
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
    ...toValueFilters("category", categories, facets.categories),
    ...Object.entries(attributes).flatMap(([name, values]) =>
      toValueFilters(name, values, facets.attributes.find((attribute) => attribute.name === name)?.options),
    ),
  ];
}

/** Counts the selected values of a filter, and returns the query that removes them. */
export const summarizeSelectedValues = (query: CatalogueQuery, name: string) => ({
  count: (name === "category" ? query.filters.categories : (query.filters.attributes[name] ?? [])).length,
  queryWithout: clearValues(query, name),
});
