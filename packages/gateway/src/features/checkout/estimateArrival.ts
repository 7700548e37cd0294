import {
  estimateCartDates,
  findDeliveryTerms,
  type Cart,
  type DeliveryCalendar,
  type DeliveryDates,
  type DeliveryTerms,
  type RateDays,
} from "@rewire/domain";

/** Settings from which delivery dates are estimated, as the checkout page does. */
export interface DeliveryTimesSettings {
  readonly terms: readonly DeliveryTerms[];
  readonly rateDays: readonly RateDays[];
  readonly calendar: DeliveryCalendar;
}

/**
 * Estimates the delivery dates of a cart that is ordered now with its chosen shipping rate; null where the owner has
 * configured none.
 * @param country Country of the delivery, ISO 3166-1 alpha-2.
 */
export function estimateArrival(
  cart: Cart,
  country: string,
  { terms, rateDays, calendar }: DeliveryTimesSettings,
  now: number,
): DeliveryDates | null {
  if (!cart.needsShipping || !cart.chosenRate) return null;
  const times = { rateDays, terms: findDeliveryTerms(terms, country) };
  return estimateCartDates(cart, times, new Date(now), calendar)[cart.chosenRate] ?? null;
}
