/** JSON value of structured data. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;

export interface JsonObject {
  readonly [name: string]: JsonValue;
}

/** Resolves a URL against the storefront's base URL; a URL with a host is returned unchanged. */
export const toAbsoluteUrl = (baseUrl: string, url: string): string =>
  /^https?:\/\//.test(url) ? url : `${baseUrl}${url}`;

/** Name and path of a page, in a breadcrumb or a list. */
export interface Crumb {
  readonly name: string;
  /** Path on the storefront. */
  readonly path: string;
}

/** Builds the breadcrumbs of a page as a schema.org BreadcrumbList, from the home page to the page itself. */
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

/** Builds one page of a list as a schema.org ItemList: items with position in the whole list, name and URL. */
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
