import { type CatalogueQuery, type FacetLabels, listAppliedFilters } from "@rewire/domain";
import { useFilterLabels, type FilterToDrop } from "@rewire/ui";
import type { ProductListData } from "../../loaders/listLoader.server.ts";

/**
 * Returns the applied filter whose removal yields the most products: its label, the resulting number of products, and
 * the URL without the filter. Returns null if there is no such filter.
 */
export function useFilterToDrop(
  filterToDrop: ProductListData["drop"],
  query: CatalogueQuery,
  facets: FacetLabels,
  hrefFor: (query: CatalogueQuery) => string,
): FilterToDrop | null {
  const getLabel = useFilterLabels();
  const filter = filterToDrop && listAppliedFilters(query, facets).find(({ key }) => key === filterToDrop.key);
  return filterToDrop && filter
    ? { label: getLabel(filter), count: filterToDrop.count, href: hrefFor(filter.queryWithout) }
    : null;
}
