import type { MetaDescriptor } from "react-router";
import { createBreadcrumbData, createItemListData, type Settings, type SiteLinks } from "@rewire/domain";
import { unpackCards } from "../../loaders/packed/packedCards.ts";
import type { PackedPage, ProductListData } from "../../loaders/listLoader.server.ts";

interface ListStructuredDataInput extends Pick<ProductListData, "title" | "trail" | "category"> {
  readonly products: PackedPage;
  readonly links: SiteLinks;
  /** Path of the list's first page. */
  readonly path: string;
}

/**
 * Creates the structured data of a list page for search engines: the breadcrumb and the products on the page. Browsers
 * do not load this code.
 */
export const createListStructuredData = (settings: Settings, metaInput: ListStructuredDataInput): MetaDescriptor[] =>
  import.meta.env.SSR ? createStructuredData(settings, metaInput) : [];

function createStructuredData(
  { site: { baseUrl }, shop }: Settings,
  { title, trail: trailLabels, category, products, links, path }: ListStructuredDataInput,
): MetaDescriptor[] {
  const breadcrumb = [
    { name: trailLabels.home, path: links.home },
    ...(category ? [{ name: trailLabels.categories, path: links.categories }] : []),
    { name: title, path },
  ];
  const items = unpackCards(products.items).map(({ name, slug }) => ({ name, path: links.product(slug) }));
  return [
    { "script:ld+json": createBreadcrumbData(baseUrl, breadcrumb) },
    {
      "script:ld+json": createItemListData(baseUrl, {
        name: title,
        total: products.total,
        from: (products.page - 1) * shop.productsPerPage + 1,
        items,
      }),
    },
  ];
}
