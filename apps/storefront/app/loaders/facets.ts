import {
  emptyQuery,
  isRecord,
  stringifyQuery,
  type CatalogueFacets,
  type CatalogueQuery,
  type FacetOption,
} from "@rewire/domain";

const isList = (list: unknown): list is readonly unknown[] => Array.isArray(list);

const isFacetOption = (option: unknown): option is FacetOption =>
  isRecord(option) &&
  typeof option["value"] === "string" &&
  typeof option["label"] === "string" &&
  typeof option["count"] === "number";

const areFacetOptions = (options: unknown): boolean => isList(options) && options.every(isFacetOption);

const isFacets = (data: unknown): data is CatalogueFacets =>
  isRecord(data) &&
  areFacetOptions(data["categories"]) &&
  areFacetOptions(data["ratings"]) &&
  isFacetOption(data["onSale"]) &&
  isFacetOption(data["inStock"]) &&
  (data["price"] === null || isRecord(data["price"])) &&
  isList(data["attributes"]) &&
  data["attributes"].every((attribute) => isRecord(attribute) && areFacetOptions(attribute["options"]));

/**
 * Returns the URL from which the facets of a product list are fetched. The sort order is omitted, because it does not
 * affect facets.
 */
export function toFacetsUrl(category: string | undefined, query: CatalogueQuery): string {
  const parameters = new URLSearchParams(stringifyQuery({ ...query, sort: emptyQuery.sort }));
  if (category !== undefined) parameters.set("category", category);
  return `/facets?${parameters.toString()}`;
}

/**
 * Fetches the facets of a product list with all options. The labels come from the shop, so the response is the same in
 * every language. @throws Error if the request fails or the response is invalid.
 */
export async function fetchFacets(
  category: string | undefined,
  query: CatalogueQuery,
  signal: AbortSignal,
): Promise<CatalogueFacets> {
  const response = await fetch(toFacetsUrl(category, query), { signal });
  if (!response.ok) throw new Error(`Facets: ${response.status}`);
  const facets: unknown = await response.json();
  if (!isFacets(facets)) throw new Error("Facets: none in the answer");
  return facets;
}
