import {
  estimateCartDates,
  findDeliveryTerms,
  type Cart,
  type RateDates,
  type ShopLocation,
  type ShopSettings,
} from "@rewire/domain";

/**
 * Estimates, for each shipping rate of a cart, when an order placed now will be delivered to a country or be ready for
 * pickup.
 */
export function estimateRates(
  cart: Cart,
  country: string,
  { delivery, rateDays }: Pick<ShopSettings, "delivery" | "rateDays">,
  now: Date,
  place: ShopLocation,
): RateDates {
  return estimateCartDates(cart, { rateDays, terms: findDeliveryTerms(delivery, country) }, now, place);
}
