/** JSON value in structured data. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;

export interface JsonObject {
  readonly [name: string]: JsonValue;
}

/** Resolves a URL against the storefront's base URL. An absolute URL is returned unchanged. */
export const toAbsoluteUrl = (baseUrl: string, url: string): string =>
  /^https?:\/\//.test(url) ? url : `${baseUrl}${url}`;

/** Name and path of a page in a breadcrumb trail or a list. */
export interface Crumb {
  readonly name: string;
  /** Path on the storefront. */
  readonly path: string;
}

/** Creates a schema.org BreadcrumbList that leads from the home page to the current page. */
export const createBreadcrumbData = (baseUrl: string, crumbs: readonly Crumb[]): JsonObject => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: toAbsoluteUrl(baseUrl, path),
  })),
});

interface ItemListOptions {
  /** Name of the list. */
  readonly name: string;
  /** Number of items on all pages. */
  readonly total: number;
  /** Position of the page's first item in the whole list, from 1. */
  readonly from: number;
  readonly items: readonly Crumb[];
}

/**
 * Creates a schema.org ItemList for one page of a list. Each item has its position in the whole list, a name and a URL.
 */
export const createItemListData = (
  baseUrl: string,
  { name, total, from: firstPosition, items }: ItemListOptions,
): JsonObject => ({
  "@context": "https://schema.org",
  "@type": "ItemList",
  name,
  numberOfItems: total,
  itemListElement: items.map((item, index) => ({
    "@type": "ListItem",
    position: firstPosition + index,
    name: item.name,
    url: toAbsoluteUrl(baseUrl, item.path),
  })),
});
