import type { CatalogueQuery } from "./catalogueQuery.ts";
import { parseSearch } from "./parseQuery.ts";

/**
 * Brings a query into the one form that all addresses with the same meaning share: names and values in their order, white
 * space of a search joined. Whatever is cached under a query, or leads to it, begins with this form. Of a query that
 * `parseQuery` has read it stays within `queryLimits`.
 */
export function canonicalQuery({ search, filters, sort }: CatalogueQuery): CatalogueQuery {
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
