import { isPickup, type Cart, type ShippingRate } from "../cart/index.ts";
import {
  estimateDeliveryDates,
  estimatePickupDates,
  findPackingDate,
  type DeliveryCalendar,
  type DeliveryDates,
  type DeliveryDays,
  type DeliveryTerms,
} from "./delivery.ts";

// @chunk delivery: used by product pages and the checkout.

/** Delivery days of one shipping rate, or of all rates of a shipping method. */
export interface RateDays {
  /** Id of a rate ("flat_rate:1"), its label ("Express"), or a method of WooCommerce for all of its rates ("flat_rate"). */
  readonly rate: string;
  /** Working days after the day on which the order is packed; of pickup, days on which the shop opens. */
  readonly days: DeliveryDays;
}

/** Delivery times for one country, as configured by the shop's owner. */
export interface DeliveryTimes {
  readonly rateDays: readonly RateDays[];
  /** Terms of the country, for rates without days of their own; null for none. */
  readonly terms: DeliveryTerms | null;
}

type NamedRate = Pick<ShippingRate, "id" | "label">;

/**
 * Returns the delivery days configured for a shipping rate: by its id, its label or its method, in this order; null if
 * none are configured.
 */
export function findRateDays(rateDays: readonly RateDays[], { id, label }: NamedRate): DeliveryDays | null {
  const names = [id, label, id.split(":")[0]];
  const matches = names.flatMap((name) => rateDays.find(({ rate }) => rate === name) ?? []);
  return matches[0]?.days ?? null;
}

/**
 * Estimates when an order with a given shipping rate is delivered or ready for pickup. A pickup rate uses only the days
 * configured for the rate itself; any other rate falls back to the delivery terms of the country.
 * @param packingDate ISO date on which the order is packed, see {@link findPackingDate}.
 * @returns null if no delivery time is configured.
 */
export function estimateRateDates(
  rate: NamedRate,
  { rateDays, terms }: DeliveryTimes,
  packingDate: string,
  calendar: Pick<DeliveryCalendar, "hours" | "holidays">,
): DeliveryDates | null {
  const ownDays = findRateDays(rateDays, rate);
  if (isPickup(rate)) return ownDays && estimatePickupDates(ownDays, packingDate, calendar);
  const days = ownDays ?? terms?.days;
  return days ? estimateDeliveryDates(days, packingDate, calendar) : null;
}

/** Estimated dates of shipping rates, by rate id. Rates without an estimate are missing. */
export type RateDates = Readonly<Record<string, DeliveryDates>>;

/**
 * Estimates the delivery dates for all shipping rates of a cart that is ordered now. Returns no dates if a line is not
 * in stock with all of its pieces.
 */
export function estimateCartDates(
  { lines, rates, parcels }: Pick<Cart, "lines" | "rates" | "parcels">,
  times: DeliveryTimes,
  now: Date,
  calendar: DeliveryCalendar,
): RateDates {
  // A line may exceed the stock if the shop takes backorders, or has sold the goods since.
  if (!lines.every(({ stock, quantity }) => stock.state === "inStock" && quantity <= (stock.quantity ?? quantity)))
    return {};
  const packingDate = findPackingDate(now, calendar);
  const allRates = [...rates, ...(parcels ?? []).flatMap((parcel) => parcel.rates)];
  return Object.fromEntries(
    allRates.flatMap((rate) => {
      const dates = estimateRateDates(rate, times, packingDate, calendar);
      return dates ? [[rate.id, dates] as const] : [];
    }),
  );
}
