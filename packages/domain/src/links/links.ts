import type { AccountTab } from "../account/index.ts";
import { stringifyComparison } from "../compare/index.ts";

/** URLs of all pages in one language. */
export interface SiteLinks {
  readonly home: string;
  readonly categories: string;
  readonly checkout: string;
  readonly repair: string;
  /** The repair desk with a device chosen. */
  readonly repairOf: (device: string) => string;
  /** Status of a repair. */
  readonly repairStatus: string;
  /** Shipping label of a repair sent by mail. */
  readonly repairLabel: string;
  readonly contact: string;
  readonly wishlist: string;
  readonly myAccount: string;
  readonly lostPassword: string;
  /** One part of the account page. */
  readonly accountTab: (tab: AccountTab) => string;
  /** All products; page 1 has no number. */
  readonly products: (page?: number) => string;
  readonly category: (slug: string, page?: number) => string;
  /** All filters of a category's list, or of all products, as a page of their own. */
  readonly filters: (categorySlug?: string) => string;
  /** A product, with the options chosen so far so that a choice can be shared. */
  readonly product: (slug: string, choice?: Readonly<Record<string, string>>) => string;
  /** Products side by side, by their slugs; only the rows that differ where it is short. */
  readonly compare: (slugs: readonly string[], isShort?: boolean) => string;
  readonly search: (query: string) => string;
  readonly orderReceived: (id: number) => string;
  readonly orderSummary: (id?: number) => string;
}

const withPage = (path: string, page = 1): string => (page > 1 ? `${path}/page/${page}` : path);

/**
 * Builds the URLs of all pages in one language.
 * @param prefix Path prefix of the language: "" for English, "/de" for German.
 */
export function siteLinks(prefix: string): SiteLinks {
  return {
    home: prefix || "/",
    categories: `${prefix}/categories`,
    checkout: `${prefix}/checkout`,
    repair: `${prefix}/repair`,
    repairOf: (device) => `${prefix}/repair?${new URLSearchParams({ device }).toString()}`,
    repairStatus: `${prefix}/repair/status`,
    repairLabel: `${prefix}/repair/label`,
    contact: `${prefix}/contact`,
    wishlist: `${prefix}/wishlist`,
    myAccount: `${prefix}/my-account`,
    lostPassword: `${prefix}/my-account/lost-password`,
    accountTab: (tab) => `${prefix}/my-account?tab=${tab}`,
    products: (page) => withPage(`${prefix}/products`, page),
    category: (slug, page) => withPage(`${prefix}/product-category/${encodeURIComponent(slug)}`, page),
    filters: (slug) =>
      `${prefix}${slug === undefined ? "/products" : `/product-category/${encodeURIComponent(slug)}`}/filters`,
    product: (slug, choice = {}) => {
      const query = new URLSearchParams(choice).toString();
      return `${prefix}/product/${encodeURIComponent(slug)}${query ? `?${query}` : ""}`;
    },
    compare: (slugs, isShort = false) => `${prefix}/compare${stringifyComparison({ slugs, isShort })}`,
    search: (query) => `${prefix}/products?${new URLSearchParams({ search: query }).toString()}`,
    orderReceived: (id) => `${prefix}/checkout/order-received/${id}`,
    orderSummary: (id) => (id === undefined ? `${prefix}/order-summary` : `${prefix}/order-summary/${id}`),
  };
}
