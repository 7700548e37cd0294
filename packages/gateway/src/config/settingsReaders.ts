import type { SiteSettings, StoreSettings } from "@rewire/domain";
import { deliveryTerms } from "./deliveryReader.ts";
import {
  autoFlag,
  baseAddress,
  country,
  currency,
  email,
  flag,
  languageTag,
  listOf,
  oneOf,
  orNone,
  pathOrAddress,
  secureAddress,
  wholeNumber,
  words,
  type Reader,
} from "./readers.ts";

/** A reader for every field of some settings. */
export type ReadersOf<Fields> = { readonly [Name in keyof Fields]: Reader<Fields[Name]> };

/** How each field of the site is read. */
export const siteReaders: ReadersOf<SiteSettings> = {
  siteName: words(100),
  shortDescription: words(),
  description: words(2000),
  baseUrl: baseAddress,
  siteImage: pathOrAddress,
  number: words(40),
  email,
  numberUrl: secureAddress,
};

/** How each field of the store is read. */
export const storeReaders: ReadersOf<StoreSettings> = {
  autoOpenCart: flag,
  showReviews: flag,
  showFilters: flag,
  showOrderByDropdown: flag,
  showSKU: flag,
  showRelatedProducts: flag,
  showProductCategoriesOnSingleProduct: flag,
  showBreadcrumbOnSingleProduct: flag,
  showMoveToWishlist: flag,
  hideBillingAddressForVirtualProducts: flag,
  initStoreOnUserActionToReduceServerLoad: flag,
  saleBadge: oneOf("percent", "amount", "hidden"),
  productsPerPage: wholeNumber(1, 100),
  maximumPrice: orNone(wholeNumber(1, 1_000_000_000, "units of the currency (2000 for 2,000.00)")),
  currency,
  pricesIncludeTax: autoFlag,
  priceLocale: languageTag,
  freeShippingFrom: orNone(wholeNumber(0, 1_000_000_000, "cents (5000 for 50.00)")),
  delivery: listOf(deliveryTerms),
  returnDays: orNone(wholeNumber(1, 365, "days")),
  showStandardClaims: flag,
  defaultCountry: country,
};

/** The environment variable of a setting: `showSKU` is read from `SHOW_SKU`. */
export const variableOf = (setting: string): string => setting.replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2").toUpperCase();
