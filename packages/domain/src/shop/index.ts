export {
  deliveryDates,
  type DeliveryDates,
  type DeliveryOffer,
  type DeliveryTerms,
  deliveryTermsOf,
} from "./delivery.ts";
export {
  addressLine,
  defaultPlace,
  type Holiday,
  hoursOn,
  type OpeningHours,
  type OpenState,
  type ShopPlace,
  type Weekday,
} from "./place.ts";
export {
  defaultSettings,
  type SaleBadgeStyle,
  type Settings,
  type SiteSettings,
  type ShopSettings,
} from "./settings.ts";
export { emptySettings } from "./emptySettings.ts";
