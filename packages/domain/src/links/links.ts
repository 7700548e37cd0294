import type { AccountTab } from "../account/index.ts";
import { stringifyComparison } from "../compare/index.ts";

/**
 * URLs of the pages to which any page may link, in one language. Links that only one feature uses are defined with that
 * feature.
 */
export interface SiteLinks {
  readonly home: string;
  readonly categories: string;
  readonly cart: string;
  readonly checkout: string;
  readonly repair: string;
  /** Repair desk for a device. */
  readonly repairOf: (device: string) => string;
  /** Status of a repair. */
  readonly repairStatus: string;
  /** Shipping label of a mail-in repair. */
  readonly repairLabel: string;
  /** Calendar file of a repair's appointment. */
  readonly repairAppointment: string;
  readonly contact: string;
  readonly wishlist: string;
  /** Wishlist that its owner has shared, by the key of its link. */
  readonly sharedWishlist: (key: string) => string;
  readonly myAccount: string;
  readonly lostPassword: string;
  /** Section of the account page. */
  readonly accountTab: (tab: AccountTab) => string;
  /** List of all products; page 1 has no number in its URL. */
  readonly products: (page?: number) => string;
  readonly category: (slug: string, page?: number) => string;
  /** Page with all filters of a category's list, or of all products. */
  readonly filters: (categorySlug?: string) => string;
  /** Product page with the selected options, so that a selection can be shared. */
  readonly product: (slug: string, choice?: Readonly<Record<string, string>>) => string;
  /** Form for a review of a product with photos. */
  readonly reviewWithPhotos: (slug: string) => string;
  /** Comparison of products by their slugs, optionally with differing rows only. */
  readonly compare: (slugs: readonly string[], isDifferencesOnly?: boolean) => string;
  readonly search: (query: string) => string;
  /** Page on which guests find an order by its number, or by the key of a link. */
  readonly orderStatus: string;
  readonly orderReceived: (id: number) => string;
  readonly orderSummary: (id?: number) => string;
  /** PDF of an order: its invoice or its confirmation; `key` is that of the link that opened its page, if any. */
  readonly invoice: (id: number, key?: string | null) => string;
}

/**
 * Returns the URL of a product's energy label.
 *
 * @param productUrl URL of the product, with or without selected options.
 */
export const toEnergyLabelUrl = (productUrl: string): string => `${productUrl.replace(/\?.*$/, "")}/energy-label`;

const appendPage = (path: string, page = 1): string => (page > 1 ? `${path}/page/${page}` : path);

/**
 * Creates the URLs of {@link SiteLinks} in one language.
 * @param prefix Path prefix of the language: "" for English, "/de" for German.
 */
export function createSiteLinks(prefix: string): SiteLinks {
  return {
    home: prefix || "/",
    categories: `${prefix}/categories`,
    cart: `${prefix}/cart`,
    checkout: `${prefix}/checkout`,
    repair: `${prefix}/repair`,
    repairOf: (device) => `${prefix}/repair?${new URLSearchParams({ device }).toString()}`,
    repairStatus: `${prefix}/repair/status`,
    repairLabel: `${prefix}/repair/label`,
    repairAppointment: `${prefix}/repair/appointment.ics`,
    contact: `${prefix}/contact`,
    wishlist: `${prefix}/wishlist`,
    sharedWishlist: (key) => `${prefix}/wishlist/${encodeURIComponent(key)}`,
    myAccount: `${prefix}/my-account`,
    lostPassword: `${prefix}/my-account/lost-password`,
    accountTab: (tab) => `${prefix}/my-account?tab=${tab}`,
    products: (page) => appendPage(`${prefix}/products`, page),
    category: (slug, page) => appendPage(`${prefix}/product-category/${encodeURIComponent(slug)}`, page),
    filters: (slug) =>
      `${prefix}${slug === undefined ? "/products" : `/product-category/${encodeURIComponent(slug)}`}/filters`,
    product: (slug, choice = {}) => {
      const query = new URLSearchParams(choice).toString();
      return `${prefix}/product/${encodeURIComponent(slug)}${query ? `?${query}` : ""}`;
    },
    reviewWithPhotos: (slug) => `${prefix}/product/${encodeURIComponent(slug)}/review`,
    compare: (slugs, isDifferencesOnly = false) =>
      `${prefix}/compare${stringifyComparison({ slugs, isShort: isDifferencesOnly })}`,
    search: (query) => `${prefix}/products?${new URLSearchParams({ search: query }).toString()}`,
    orderStatus: `${prefix}/order-status`,
    orderReceived: (id) => `${prefix}/checkout/order-received/${id}`,
    orderSummary: (id) => (id === undefined ? `${prefix}/order-summary` : `${prefix}/order-summary/${id}`),
    invoice: (id, key) =>
      `${prefix}/order-summary/${id}/invoice.pdf${key ? `?${new URLSearchParams({ key }).toString()}` : ""}`,
  };
}
