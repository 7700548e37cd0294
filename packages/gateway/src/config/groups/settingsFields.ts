import type { RepairDeskSettings, ShopLocation, SiteSettings, ShopSettings } from "@rewire/domain";
import * as v from "valibot";
import {
  baseUrlSchema,
  emailSchema,
  pathOrUrlSchema,
  httpsUrlSchema,
  sitePathSchema,
} from "../values/addressValues.ts";
import {
  booleanOrAutoSchema,
  booleanSchema,
  createChoiceSchema,
  createWholeNumberSchema,
  createSingleLineSchema,
  taxonomiesSchema,
} from "../values/basicValues.ts";
import { deliveryTermsSchema } from "../values/deliveryTerms.ts";
import { rateDaysSchema } from "../values/rateDays.ts";
import { holidaySchema, weeklyHoursSchema } from "../values/placeValues.ts";
import { countrySchema, currencySchema, languageTagSchema, timeZoneSchema } from "../values/regionValues.ts";
import { createListSchema, createOptionalSchema, type ValueSchema } from "../values/valueSchema.ts";

/** Schemas of all fields of a settings group. Their defaults come from the domain and depend on the shop. */
type FieldSchemas<Fields> = { readonly [Name in keyof Fields]: ValueSchema<Fields[Name]> };

const siteFields: FieldSchemas<SiteSettings> = {
  siteName: createSingleLineSchema(100),
  shortDescription: createSingleLineSchema(),
  description: createSingleLineSchema(2000),
  baseUrl: baseUrlSchema,
  siteImage: pathOrUrlSchema,
  number: createSingleLineSchema(40),
  email: emailSchema,
  numberUrl: httpsUrlSchema,
};

const shopFields: FieldSchemas<ShopSettings> = {
  autoOpenCart: booleanSchema,
  showAlerts: booleanSchema,
  showReviews: booleanSchema,
  showReviewPhotos: booleanSchema,
  showFilters: booleanSchema,
  quickFilters: taxonomiesSchema,
  showOrderByDropdown: booleanSchema,
  showSKU: booleanSchema,
  showRelatedProducts: booleanSchema,
  showProductCategoriesOnSingleProduct: booleanSchema,
  showBreadcrumbOnSingleProduct: booleanSchema,
  showMoveToWishlist: booleanSchema,
  hideBillingAddressForVirtualProducts: booleanSchema,
  initStoreOnUserActionToReduceServerLoad: booleanSchema,
  saleBadge: createChoiceSchema("percent", "amount", "hidden"),
  productsPerPage: createWholeNumberSchema(1, 100),
  maximumPrice: createOptionalSchema(
    createWholeNumberSchema(1, 1_000_000_000, "units of the currency (2000 for 2,000.00)"),
  ),
  currency: currencySchema,
  pricesIncludeTax: booleanOrAutoSchema,
  priceNote: createChoiceSchema("none", "vat", "vatAndShipping"),
  priceLocale: languageTagSchema,
  freeShippingFrom: createOptionalSchema(
    createWholeNumberSchema(
      0,
      1_000_000_000,
      "minor units of the currency (5000 for 50.00 EUR, 50 for 50 JPY, 50000 for 50.000 KWD)",
    ),
  ),
  delivery: createListSchema(deliveryTermsSchema),
  rateDays: createListSchema(rateDaysSchema),
  returnDays: createOptionalSchema(createWholeNumberSchema(1, 365, "days")),
  guaranteeYears: createOptionalSchema(createWholeNumberSchema(1, 10, "years")),
  guaranteeNoticeUrl: createOptionalSchema(httpsUrlSchema),
  showStandardClaims: booleanSchema,
  defaultCountry: countrySchema,
};

const placeFields: FieldSchemas<ShopLocation> = {
  street: createSingleLineSchema(100),
  postcode: createSingleLineSchema(20),
  city: createSingleLineSchema(100),
  directions: createSingleLineSchema(200),
  directionsUrl: createOptionalSchema(httpsUrlSchema),
  mapUrl: createOptionalSchema(httpsUrlSchema),
  photo: createOptionalSchema(sitePathSchema),
  hours: weeklyHoursSchema,
  timeZone: timeZoneSchema,
  holidays: createListSchema(holidaySchema),
};

const deskFields: FieldSchemas<RepairDeskSettings> = {
  slotMinutes: createWholeNumberSchema(5, 480, "minutes"),
  placesPerSlot: createWholeNumberSchema(1, 20),
  daysAhead: createWholeNumberSchema(1, 60),
  leadMinutes: createWholeNumberSchema(0, 20_160, "minutes"),
  takesMail: booleanSchema,
  estimateDays: createWholeNumberSchema(1, 365, "days"),
};

/** Schema of the variables for the shop's identity, such as `SITE_NAME`. */
export const siteSchema = v.partial(v.object(siteFields));

/** Schema of the variables for the storefront's content and behaviour, such as `SHOW_REVIEWS`. */
export const shopSchema = v.partial(v.object(shopFields));

/** Schema of the variables for the shop's address and opening hours, such as `PLACE_STREET`. */
export const placeSchema = v.partial(v.object(placeFields));

/** Schema of the variables for the repair desk, such as `DESK_SLOT_MINUTES`. */
export const deskSchema = v.partial(v.object(deskFields));
