import type { CatalogueQuery } from "./catalogueQuery.ts";
import { parseSearch } from "./parseQuery.ts";

/**
 * Returns the canonical form of a query, which is the same for all equivalent queries: names and values are sorted, and
 * white space in the search is normalized. It is used in cache keys and links. The canonical form of a query parsed by
 * `parseQuery` does not exceed `queryLimits`.
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
