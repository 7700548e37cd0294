import type { MetaDescriptor } from "react-router";
import {
  breadcrumbData,
  itemListData,
  type Page,
  type ProductSummary,
  type Settings,
  type SiteLinks,
} from "@rewire/domain";
import type { ProductListData } from "../../loaders/listLoader.server.ts";

interface ListHead extends Pick<ProductListData, "title" | "trail" | "category"> {
  readonly products: Page<ProductSummary>;
  readonly links: SiteLinks;
  /** The list's first page. */
  readonly path: string;
}

/** What search engines are told of a list: the way to it and the products on the page. Browsers have no use for it, so that they never load what makes it. */
export const listData = (settings: Settings, head: ListHead): MetaDescriptor[] =>
  import.meta.env.SSR ? dataOf(settings, head) : [];

function dataOf(
  { site: { baseUrl }, store }: Settings,
  { title, trail, category, products, links, path }: ListHead,
): MetaDescriptor[] {
  const crumbs = [
    { name: trail.home, path: links.home },
    ...(category ? [{ name: trail.categories, path: links.categories }] : []),
    { name: title, path },
  ];
  const items = products.items.map(({ name, slug }) => ({ name, path: links.product(slug) }));
  return [
    { "script:ld+json": breadcrumbData(baseUrl, crumbs) },
    {
      "script:ld+json": itemListData(baseUrl, {
        name: title,
        total: products.total,
        from: (products.page - 1) * store.productsPerPage + 1,
        items,
      }),
    },
  ];
}
