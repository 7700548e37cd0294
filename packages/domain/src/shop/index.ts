export {
  estimateDeliveryDates,
  type DeliveryCalendar,
  type DeliveryDates,
  type DeliveryDays,
  type DeliveryEstimate,
  type DeliveryTerms,
  findDeliveryTerms,
  findPackingDate,
} from "./delivery.ts";
export { estimatePacking } from "./packing.ts";
export {
  formatAddressLine,
  defaultLocation,
  type Holiday,
  findOpeningHours,
  listOpeningHours,
  type OpeningHours,
  type OpeningState,
  type ShopLocation,
  type Weekday,
} from "./place.ts";
export {
  defaultSettings,
  type PriceNoteContent,
  type SaleBadgeStyle,
  type Settings,
  type SiteSettings,
  type ShopSettings,
} from "./settings.ts";
export { estimateCartDates, estimateRateDates, type RateDates, type RateDays } from "./rateDates.ts";
export { findClosingTime } from "./closingTime.ts";
export { findHoursOfDate } from "./hoursOfDate.ts";
export { emptySettings } from "./emptySettings.ts";
