import { isPickup, type Cart, type ShippingRate } from "../cart/index.ts";
import {
  estimateDeliveryDates,
  estimatePickupDates,
  type DeliveryCalendar,
  type DeliveryDates,
  type DeliveryDays,
  type DeliveryTerms,
} from "./delivery.ts";

/** Delivery time of one shipping rate, or of all rates of a shipping method. */
export interface RateDays {
  /** Id of a rate ("flat_rate:1"), its label ("Express"), or a method of WooCommerce for all of its rates ("flat_rate"). */
  readonly rate: string;
  /** Working days after the day on which the order is packed; of pickup, days on which the shop opens. */
  readonly days: DeliveryDays;
}

/** Delivery times in one country, as configured by the shop's owner. */
export interface DeliveryTimes {
  readonly rateDays: readonly RateDays[];
  /** Terms of the country, for rates without days of their own; null for none. */
  readonly terms: DeliveryTerms | null;
}

type NamedRate = Pick<ShippingRate, "id" | "label">;

/** Returns the configured days of a rate: by its id, else by its label, else by its method; null for none. */
export function findRateDays(rateDays: readonly RateDays[], { id, label }: NamedRate): DeliveryDays | null {
  const names = [id, label, id.split(":")[0]];
  const matches = names.flatMap((name) => rateDays.find(({ rate }) => rate === name) ?? []);
  return matches[0]?.days ?? null;
}

/**
 * Estimates when an order placed now with a shipping rate is delivered, or is ready for pickup. For pickup, only the
 * days configured for the rate itself count, because a country's delivery terms apply to shipped parcels. @returns null
 * if no delivery time is configured for the rate.
 */
export function estimateRateDates(
  rate: NamedRate,
  { rateDays, terms }: DeliveryTimes,
  now: Date,
  calendar: DeliveryCalendar,
): DeliveryDates | null {
  const ownDays = findRateDays(rateDays, rate);
  if (isPickup(rate)) return ownDays && estimatePickupDates(ownDays, now, calendar);
  const days = ownDays ?? terms?.days;
  return days ? estimateDeliveryDates(days, now, calendar) : null;
}

/** Dates of shipping rates by their ids; rates without an estimate are missing. */
export type RateDates = Readonly<Record<string, DeliveryDates>>;

/** Estimates the dates of all rates of a cart that is ordered now; none while a line is out of stock. */
export function estimateCartDates(
  { lines, rates, parcels }: Pick<Cart, "lines" | "rates" | "parcels">,
  times: DeliveryTimes,
  now: Date,
  calendar: DeliveryCalendar,
): RateDates {
  if (!lines.every(({ stock }) => stock.state === "inStock")) return {};
  const allRates = [...rates, ...(parcels ?? []).flatMap((parcel) => parcel.rates)];
  return Object.fromEntries(
    allRates.flatMap((rate) => {
      const dates = estimateRateDates(rate, times, now, calendar);
      return dates ? [[rate.id, dates] as const] : [];
    }),
  );
}
