import type { MetaDescriptor, UIMatch } from "react-router";
import { hasFilters, createSiteLinks } from "@rewire/domain";
import { findPathLocale, localePrefixes } from "@rewire/messages";
import type { ProductListData } from "../../loaders/listLoader.server.ts";
import { createPageMeta } from "../../document/createPageMeta.ts";
import { getSettings } from "../../document/rootSettings.ts";
import { createListStructuredData } from "./createListStructuredData.ts";

// @chunk list: used by every list.

/**
 * Creates the metadata of a list page, including links to the previous and next pages. Structured data is included once
 * the catalogue is complete. Search results and missing pages are excluded from indexing. The canonical URL of a
 * filtered list is the URL without filters.
 */
export function createListMeta(
  list: ProductListData | undefined,
  matches: readonly (Pick<UIMatch, "id"> | undefined)[],
  path: string,
): MetaDescriptor[] {
  const settings = getSettings(matches);
  const { products, category, query, readProgress } = list ?? {};
  const page = products && products.page > 1 ? ` (${products.page})` : "";
  const isPrivate = !products || products.total === 0 || query?.search !== "";
  const links = createSiteLinks(localePrefixes[findPathLocale(path)]);
  const getPagePath = (number: number) => (category ? links.category(category.slug, number) : links.products(number));
  const isFiltered = query !== undefined && hasFilters(query.filters);
  const createNeighbourLink = (rel: string, number: number) => ({
    tagName: "link",
    rel,
    href: `${settings.site.baseUrl}${getPagePath(number)}`,
  });
  return [
    ...createPageMeta(settings, {
      title: list && `${list.searchTitle ?? list.title}${page}`,
      // Canonical path, regardless of the encoding of the URL.
      path: list ? getPagePath(isFiltered ? 1 : (products?.page ?? 1)) : path,
      image: category?.image?.url,
      isPrivate,
    }),
    ...(!list || !products || isPrivate || isFiltered || readProgress
      ? []
      : [
          ...(products.page > 1 ? [createNeighbourLink("prev", products.page - 1)] : []),
          ...(products.page < products.pageCount ? [createNeighbourLink("next", products.page + 1)] : []),
          ...createListStructuredData(settings, { ...list, products, links, path: getPagePath(1) }),
        ]),
  ];
}
