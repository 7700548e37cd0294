import type { RouterContextProvider } from "react-router";
import { createSiteLinks, type CatalogueFacets } from "@rewire/domain";
import { findPathLocale, localePrefixes } from "@rewire/messages";
import { loadMessageText } from "../i18n/loadMessageText.server.ts";
import { loadListWithFacets, type ProductListData } from "./listLoader.server.ts";

/** Loader data of the page that shows all filters of a product list. */
export interface FiltersData extends Pick<ProductListData, "category" | "query"> {
  /** Title of the list: a category's name, or the localised "All products". */
  readonly listTitle: string;
  /** Localised title of the page. */
  readonly title: string;
  readonly facets: CatalogueFacets;
  /** Number of products that match the filters. */
  readonly total: number;
}

/** Loads all filters of a category, or of all products, with the selections in the URL's query. */
export async function loadFilters(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { slug }: { slug?: string | undefined },
): Promise<FiltersData> {
  const links = createSiteLinks(localePrefixes[findPathLocale(new URL(request.url).pathname)]);
  const { list, facets } = await loadListWithFacets(context, request, { slug }, links.filters(slug));
  const { title, category, query, products } = list;
  return {
    listTitle: title,
    title: await loadMessageText(request, "catalog.filterButton"),
    category,
    query,
    facets,
    total: products?.total ?? 0,
  };
}
