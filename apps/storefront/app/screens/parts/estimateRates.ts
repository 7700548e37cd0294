import {
  estimateCartDates,
  findDeliveryTerms,
  type Cart,
  type RateDates,
  type ShopLocation,
  type ShopSettings,
} from "@rewire/domain";

/** Estimates when a cart that is ordered now arrives in a country, or can be picked up, by each of its rates. */
export function estimateRates(
  cart: Cart,
  country: string,
  { delivery, rateDays }: Pick<ShopSettings, "delivery" | "rateDays">,
  now: Date,
  place: ShopLocation,
): RateDates {
  return estimateCartDates(cart, { rateDays, terms: findDeliveryTerms(delivery, country) }, now, place);
}
