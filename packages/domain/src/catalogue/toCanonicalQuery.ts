import type { CatalogueQuery } from "./catalogueQuery.ts";
import { parseSearch } from "./parseQuery.ts";

/**
 * Returns the canonical form that all equivalent queries share: names and values sorted, white space of a search
 * normalised. Cache keys and links use it. The result stays within `queryLimits` for a query read by `parseQuery`.
 */
export function toCanonicalQuery({ search, filters, sort }: CatalogueQuery): CatalogueQuery {
  const attributes = Object.entries(filters.attributes).map(([name, values]) => [name, values.toSorted()] as const);
  return {
    search: parseSearch(parseSearch(search).normalize("NFC").replaceAll(/\s+/g, " ")),
    filters: {
      ...filters,
      categories: filters.categories.toSorted(),
      attributes: Object.fromEntries(attributes.toSorted(([a], [b]) => (a < b ? -1 : 1))),
    },
    sort,
  };
}
