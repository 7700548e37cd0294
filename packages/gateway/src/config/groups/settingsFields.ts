import type { RepairDeskSettings, ShopLocation, SiteSettings, ShopSettings } from "@rewire/domain";
import * as v from "valibot";
import { baseUrl, email, pathOrUrl, httpsUrl, sitePath } from "../values/addressValues.ts";
import { autoFlag, trueOrFalse, oneOf, wholeNumber, singleLine, taxonomies } from "../values/basicValues.ts";
import { deliveryTerms } from "../values/deliveryTerms.ts";
import { rateDays } from "../values/rateDays.ts";
import { holiday, openingHours } from "../values/placeValues.ts";
import { country, currency, languageTag, timeZone } from "../values/regionValues.ts";
import { listOf, optionalValue, type ValueSchema } from "../values/valueSchema.ts";

/** Schemas of all fields of a settings group. Their defaults come from the domain and depend on the shop. */
type FieldSchemas<Fields> = { readonly [Name in keyof Fields]: ValueSchema<Fields[Name]> };

const siteFields: FieldSchemas<SiteSettings> = {
  siteName: singleLine(100),
  shortDescription: singleLine(),
  description: singleLine(2000),
  baseUrl,
  siteImage: pathOrUrl,
  number: singleLine(40),
  email,
  numberUrl: httpsUrl,
};

const shopFields: FieldSchemas<ShopSettings> = {
  autoOpenCart: trueOrFalse,
  showAlerts: trueOrFalse,
  showReviews: trueOrFalse,
  showReviewPhotos: trueOrFalse,
  showFilters: trueOrFalse,
  quickFilters: taxonomies,
  showOrderByDropdown: trueOrFalse,
  showSKU: trueOrFalse,
  showRelatedProducts: trueOrFalse,
  showProductCategoriesOnSingleProduct: trueOrFalse,
  showBreadcrumbOnSingleProduct: trueOrFalse,
  showMoveToWishlist: trueOrFalse,
  hideBillingAddressForVirtualProducts: trueOrFalse,
  initStoreOnUserActionToReduceServerLoad: trueOrFalse,
  saleBadge: oneOf("percent", "amount", "hidden"),
  productsPerPage: wholeNumber(1, 100),
  maximumPrice: optionalValue(wholeNumber(1, 1_000_000_000, "units of the currency (2000 for 2,000.00)")),
  currency,
  pricesIncludeTax: autoFlag,
  priceNote: oneOf("none", "vat", "vatAndShipping"),
  priceLocale: languageTag,
  freeShippingFrom: optionalValue(wholeNumber(0, 1_000_000_000, "cents (5000 for 50.00)")),
  delivery: listOf(deliveryTerms),
  rateDays: listOf(rateDays),
  returnDays: optionalValue(wholeNumber(1, 365, "days")),
  guaranteeYears: optionalValue(wholeNumber(1, 10, "years")),
  guaranteeNoticeUrl: optionalValue(httpsUrl),
  showStandardClaims: trueOrFalse,
  defaultCountry: country,
};

const placeFields: FieldSchemas<ShopLocation> = {
  street: singleLine(100),
  postcode: singleLine(20),
  city: singleLine(100),
  directions: singleLine(200),
  directionsUrl: optionalValue(httpsUrl),
  mapUrl: optionalValue(httpsUrl),
  photo: optionalValue(sitePath),
  hours: listOf(openingHours),
  timeZone,
  holidays: listOf(holiday),
};

const deskFields: FieldSchemas<RepairDeskSettings> = {
  slotMinutes: wholeNumber(5, 480, "minutes"),
  placesPerSlot: wholeNumber(1, 20),
  daysAhead: wholeNumber(1, 60),
  leadMinutes: wholeNumber(0, 20_160, "minutes"),
  takesMail: trueOrFalse,
  estimateDays: wholeNumber(1, 365, "days"),
};

/** Schema of the variables for the shop's identity, such as `SITE_NAME`. */
export const siteSchema = v.partial(v.object(siteFields));

/** Schema of the variables for the storefront's content and behaviour, such as `SHOW_REVIEWS`. */
export const shopSchema = v.partial(v.object(shopFields));

/** Schema of the variables for the shop's address and opening hours, such as `PLACE_STREET`. */
export const placeSchema = v.partial(v.object(placeFields));

/** Schema of the variables for the repair desk, such as `DESK_SLOT_MINUTES`. */
export const deskSchema = v.partial(v.object(deskFields));
