import type { ProductList } from "@rewire/catalogue-index";
import {
  emptyQuery,
  findLowestAmount,
  getFractionDigits,
  listQuickFilters,
  MIN_QUICK_FILTER_PRODUCTS,
  type CatalogueFacets,
  type CatalogueQuery,
  type QuickFilter,
  type ShopSettings,
} from "@rewire/domain";

interface QuickFilterOptions {
  /** Reads a page of the whole category. */
  readonly readPage: (query: CatalogueQuery, page: number) => Promise<ProductList | null>;
  /** Facets of the current list. */
  readonly facets: CatalogueFacets;
  readonly query: CatalogueQuery;
  readonly settings: Pick<ShopSettings, "quickFilters" | "showFilters" | "currency">;
}

const priceSortedQuery: CatalogueQuery = { ...emptyQuery, sort: { by: "price", order: "ASC" } };

/**
 * Selects the quick filters to show above a category's product list. Returns an empty array for searches, for short
 * lists, and if filters are hidden.
 */
export async function readQuickFilters(options: QuickFilterOptions): Promise<readonly QuickFilter[]> {
  const { readPage, facets, query, settings } = options;
  const { quickFilters, showFilters, currency } = settings;
  if (!showFilters || quickFilters?.length === 0 || query.search !== "") return [];
  const firstPage = await readPage(priceSortedQuery, 1);
  if (!firstPage || firstPage.total < MIN_QUICK_FILTER_PRODUCTS) return [];
  // Sorted by price, the product in the middle of the list has the price in the middle.
  const medianIndex = Math.floor(firstPage.total / 2);
  const pageSize = firstPage.items.length;
  const medianPage = Math.floor(medianIndex / pageSize) + 1;
  const middlePage = medianPage === 1 ? firstPage : await readPage(priceSortedQuery, medianPage);
  const item = middlePage?.items[medianIndex % pageSize];
  const amount = item ? findLowestAmount(item.price, currency) : null;
  const medianPrice = amount && amount.minor > 0 ? amount.minor / 10 ** getFractionDigits(currency) : null;
  return listQuickFilters(
    { facets: firstPage.facets, total: firstPage.total, medianPrice },
    facets,
    query,
    quickFilters,
  );
}
