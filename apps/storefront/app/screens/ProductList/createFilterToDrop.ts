import { type CatalogueQuery, type FacetLabels, listAppliedFilters } from "@rewire/domain";
import type { FilterToDrop } from "@rewire/ui";
import type { ProductListData } from "../../loaders/listLoader.server.ts";

/**
 * Creates the applied filter whose removal yields the most products, with the resulting number of products and the URL
 * without the filter. Returns null if there is no such filter.
 */
export function createFilterToDrop(
  filterToDrop: ProductListData["drop"],
  query: CatalogueQuery,
  facets: FacetLabels,
  hrefFor: (query: CatalogueQuery) => string,
): FilterToDrop | null {
  const filter = filterToDrop && listAppliedFilters(query, facets).find(({ key }) => key === filterToDrop.key);
  return filterToDrop && filter ? { filter, count: filterToDrop.count, href: hrefFor(filter.queryWithout) } : null;
}
