import { emptyQuery, sortKeys, type CatalogueQuery, type Sort } from "./catalogueQuery.ts";
import { parseFilters, stringifyFilters } from "./filters.ts";
import { queryLimits } from "./queryLimits.ts";

// @chunk cards: used by the home page and product lists, as the cards are.

/**
 * Parses the query of a product list from the URL parameters `filter`, `orderby`, `order` and `search`. Invalid values
 * are ignored.
 * @param attributes Names of the attributes that the shop offers as filters.
 */
export function parseQuery(parameters: URLSearchParams, attributes: readonly string[]): CatalogueQuery {
  return {
    search: parseSearch(parameters.get("search") ?? ""),
    filters: parseFilters(parameters.get("filter") ?? "", attributes),
    sort: parseSort(parameters.get("orderby"), parameters.get("order")),
  };
}

/** Normalizes and truncates the text of a search, which appears in URLs and logs. */
export const parseSearch = (text: string): string =>
  text.trim().slice(0, queryLimits.searchLength).trim().toWellFormed();

function parseSort(orderby: string | null, order: string | null): Sort {
  const sortKey = sortKeys.find((key) => key === orderby);
  return sortKey ? { by: sortKey, order: order === "ASC" ? "ASC" : "DESC" } : emptyQuery.sort;
}

/**
 * Serializes a query as the query string of a URL: "" or `?filter=sale[true]&orderby=price&order=ASC`. The default sort
 * order is omitted. Brackets and commas are not percent-encoded.
 */
export function stringifyQuery({ search, filters, sort }: CatalogueQuery): string {
  const filter = stringifyFilters(filters);
  const isDefault = sort.by === emptyQuery.sort.by && sort.order === emptyQuery.sort.order;
  const parameters = new URLSearchParams({
    ...(search && { search }),
    ...(filter && { filter }),
    ...(!isDefault && { orderby: sort.by, order: sort.order }),
  })
    .toString()
    .replaceAll(/%5B|%5D|%2C/g, decodeURIComponent);
  return parameters && `?${parameters}`;
}
