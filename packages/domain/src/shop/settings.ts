import type { DeliveryTerms } from "./delivery.ts";
import type { RateDays } from "./rateDates.ts";
import { defaultLocation, type ShopLocation } from "./place.ts";
import { defaultDeskSettings, type RepairDeskSettings } from "../repair/index.ts";

/** Name and identity of the shop. Every field can be set by an environment variable, such as `SITE_NAME`. */
export interface SiteSettings {
  readonly siteName: string;
  readonly shortDescription: string;
  readonly description: string;
  /** URL of the storefront without a trailing slash, for canonical links. */
  readonly baseUrl: string;
  /** Picture for link previews. */
  readonly siteImage: string;
  /** Phone number as displayed. */
  readonly number: string;
  readonly email: string;
  /** https URL of the chat. */
  readonly numberUrl: string;
}

/** Settings for the content and behaviour of the storefront. */
export interface ShopSettings {
  readonly autoOpenCart: boolean;
  /** Whether product pages offer alerts by e-mail: back in stock, cheaper. */
  readonly showAlerts: boolean;
  readonly showReviews: boolean;
  /** Whether product pages offer to send photos with a review. */
  readonly showReviewPhotos: boolean;
  readonly showFilters: boolean;
  /**
   * Attributes whose values are offered above the list of a category, the most important first: `pa_storage`; null for
   * those that divide the category best; empty for none.
   */
  readonly quickFilters: readonly string[] | null;
  readonly showOrderByDropdown: boolean;
  readonly showSKU: boolean;
  readonly showRelatedProducts: boolean;
  readonly showProductCategoriesOnSingleProduct: boolean;
  readonly showBreadcrumbOnSingleProduct: boolean;
  readonly showMoveToWishlist: boolean;
  readonly hideBillingAddressForVirtualProducts: boolean;
  readonly initStoreOnUserActionToReduceServerLoad: boolean;
  readonly saleBadge: SaleBadgeStyle;
  /** Number of products on one page of a list. */
  readonly productsPerPage: number;
  /**
   * Upper end of the price filter's scale, a whole amount of the currency; more expensive products are included at its
   * open end. null for the highest price of the list.
   */
  readonly maximumPrice: number | null;
  /** ISO 4217 code of every price. */
  readonly currency: string;
  /** Whether product prices include tax; "auto" detects it. Prices without tax are labelled "plus tax". */
  readonly pricesIncludeTax: boolean | "auto";
  /** What a product's page and lists say about the parts of a price; that it includes tax only where it does. */
  readonly priceNote: PriceNoteContent;
  /** BCP 47 tag for prices in every language, or "auto" for the reader's own. */
  readonly priceLocale: string;
  /** Minimum order value for free shipping, in minor units; null for none. */
  readonly freeShippingFrom: number | null;
  /** Delivery terms shown before there is a cart, most important first; empty for none. */
  readonly delivery: readonly DeliveryTerms[];
  /** Delivery times of single shipping rates, which take the place of the country's; empty for none. */
  readonly rateDays: readonly RateDays[];
  /** Return period in days; null for no promise. */
  readonly returnDays: number | null;
  /** Years of the legal guarantee of conformity, for the notice on it; null for no notice. */
  readonly guaranteeYears: number | null;
  /** https URL of the official notice on the legal guarantee; null for none. */
  readonly guaranteeNoticeUrl: string | null;
  /**
   * Whether pages make the storefront's standard claims: its headline, "No fix, no fee", a fixed price, 12 months
   * warranty, repairs while people wait, a technician on the phone.
   */
  readonly showStandardClaims: boolean;
  /** Default country of a new visitor, ISO 3166-1 alpha-2. */
  readonly defaultCountry: string;
}

/** Style of the badge on reduced products. */
export type SaleBadgeStyle = "percent" | "amount" | "hidden";

/** Content of the note below a price: none, "incl. VAT", or "incl. VAT, plus shipping". */
export type PriceNoteContent = "none" | "vat" | "vatAndShipping";

/** All settings by the shop's owner: site, storefront, address and repair desk. */
export interface Settings {
  readonly site: SiteSettings;
  readonly shop: ShopSettings;
  readonly place: ShopLocation;
  readonly desk: RepairDeskSettings;
}

/**
 * Default settings, with the name, address, delivery terms and warranty terms of the embedded shop. {@link
 * emptySettings} omits these.
 */
export const defaultSettings: Settings = {
  site: {
    siteName: "Rewire",
    shortDescription: "Electronics worth buying, and a workshop that keeps them working.",
    description: "Phones, laptops and gadgets that can be repaired, and a repair desk with fixed prices.",
    baseUrl: "",
    siteImage: "/images/rewire.jpg",
    number: "+49 30 23125 014",
    email: "hello@rewire.example",
    numberUrl: "https://chat.rewire.example/",
  },
  shop: {
    autoOpenCart: false,
    showAlerts: true,
    showReviews: true,
    showReviewPhotos: true,
    showFilters: true,
    quickFilters: null,
    showOrderByDropdown: true,
    showSKU: false,
    showRelatedProducts: true,
    showProductCategoriesOnSingleProduct: true,
    showBreadcrumbOnSingleProduct: true,
    showMoveToWishlist: true,
    hideBillingAddressForVirtualProducts: false,
    initStoreOnUserActionToReduceServerLoad: true,
    saleBadge: "percent",
    productsPerPage: 24,
    maximumPrice: null,
    currency: "EUR",
    pricesIncludeTax: "auto",
    priceNote: "none",
    priceLocale: "en-US",
    freeShippingFrom: 5000,
    delivery: [],
    rateDays: [],
    returnDays: 30,
    guaranteeYears: 2,
    guaranteeNoticeUrl: null,
    showStandardClaims: true,
    defaultCountry: "DE",
  },
  place: defaultLocation,
  desk: defaultDeskSettings,
};
