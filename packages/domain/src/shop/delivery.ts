import type { Money } from "../money/index.ts";
import { findOpeningHours, type ShopLocation } from "./place.ts";

/** Range of delivery days, such as 1 to 2. */
export interface DeliveryDays {
  readonly from: number;
  readonly to: number;
}

/** Delivery terms for a group of countries. They are only a preview; the cart contains the actual shipping costs. */
export interface DeliveryTerms {
  /** ISO 3166-1 alpha-2 codes; empty for all countries without terms of their own. */
  readonly countries: readonly string[];
  /** Gross shipping cost in minor units of the shop's currency; null where it varies. */
  readonly cost: number | null;
  /** Minimum order value for free shipping, in minor units; null for none. */
  readonly freeFrom: number | null;
  /** Delivery time in working days after the day on which the order is packed; null for no promise. */
  readonly days: DeliveryDays | null;
}

/** Earliest and latest delivery date, as ISO dates such as "2026-11-23" in the shop's time zone. */
export interface DeliveryDates {
  readonly from: string;
  readonly to: string;
}

/** Estimate of the delivery dates and the shipping cost for a country, shown before the checkout. */
export interface DeliveryEstimate {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Delivery terms; null if the owner has configured none for this country. */
  readonly terms: DeliveryTerms | null;
  readonly dates: DeliveryDates | null;
  /** Shipping cost of the current cart; null while it is empty or unknown. */
  readonly rate: Money | null;
}

/** Returns the delivery terms for a country, or the general terms if the country has none of its own. */
export const findDeliveryTerms = (terms: readonly DeliveryTerms[], country: string): DeliveryTerms | null =>
  terms.find(({ countries }) => countries.includes(country)) ??
  terms.find(({ countries }) => countries.length === 0) ??
  null;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Number of days within which the shop opens again; a shop that does not sends at any time. */
const MAX_CLOSED_DAYS = 14;

const addDays = (day: Date, days: number): Date => new Date(day.getTime() + days * DAY_MS);
/** Returns a day at noon UTC, which is the same day in the calendar of Europe and of UTC. */
export const toDay = (date: string): Date => new Date(`${date}T12:00:00Z`);
const toIsoDate = (day: Date): string => day.toISOString().slice(0, 10);

/**
 * Returns the ISO date, in the shop's time zone, on which an order placed now is packed: today until the shop closes,
 * then the next day on which it opens. Without opening hours it is today.
 */
export function findPackingDate(now: Date, { timeZone, hours, holidays }: DeliveryCalendar): string {
  // Sweden writes "2026-11-20 18:59".
  const format = new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short", timeStyle: "short" });
  const [date = "", time = ""] = format.format(now).split(" ");
  const today = toDay(date);
  for (let days = 0; days < MAX_CLOSED_DAYS; days += 1) {
    const day = addDays(today, days);
    const openingHours = findHoursOfDay(day, { hours, holidays });
    if (openingHours && (days > 0 || time < openingHours.to)) return toIsoDate(day);
  }
  return toIsoDate(today);
}

/** Returns the opening hours of a day, at noon UTC; undefined for one on which the shop is closed. */
export const findHoursOfDay = (day: Date, { hours, holidays }: Pick<DeliveryCalendar, "hours" | "holidays">) =>
  holidays.some(({ date }) => date === toIsoDate(day)) ? undefined : findOpeningHours({ hours }, day.getUTCDay() || 7);

/** Time zone, opening hours and holidays of the shop, from which delivery dates are estimated. */
export type DeliveryCalendar = Pick<ShopLocation, "timeZone" | "hours" | "holidays">;

/**
 * Estimates the delivery dates of an order that is packed on a day. Delivery days begin after it, and are counted from
 * Monday to Friday, except on holidays.
 *
 * @param packingDate ISO date, see {@link findPackingDate}.
 */
export function estimateDeliveryDates(
  days: DeliveryDays,
  packingDate: string,
  { holidays }: Pick<DeliveryCalendar, "holidays">,
): DeliveryDates {
  const closedDates = new Set(holidays.map(({ date }) => date));
  let day = toDay(packingDate);
  const deliveryDays: string[] = [];
  while (deliveryDays.length < Math.max(1, days.to)) {
    day = addDays(day, 1);
    const date = toIsoDate(day);
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6 && !closedDates.has(date)) deliveryDays.push(date);
  }
  const lastDay = deliveryDays.at(-1) ?? "";
  return { from: deliveryDays[Math.max(1, days.from) - 1] ?? lastDay, to: lastDay };
}

/**
 * Estimates the dates on which an order that is packed on a day can be picked up.
 *
 * @param days Number of opening days after the day on which the order is packed; 0 means the same day. If the shop has
 *   no opening hours, all days are counted.
 * @param packingDate ISO date, see {@link findPackingDate}.
 */
export function estimatePickupDates(
  days: DeliveryDays,
  packingDate: string,
  calendar: Pick<DeliveryCalendar, "hours" | "holidays">,
): DeliveryDates {
  let day = toDay(packingDate);
  const openDays = [toIsoDate(day)];
  for (let closedDayCount = 0; openDays.length <= days.to && closedDayCount <= MAX_CLOSED_DAYS;) {
    day = addDays(day, 1);
    const isOpen = calendar.hours.length === 0 || findHoursOfDay(day, calendar);
    closedDayCount = isOpen ? 0 : closedDayCount + 1;
    if (isOpen) openDays.push(toIsoDate(day));
  }
  const lastDay = openDays[days.to] ?? openDays.at(-1) ?? "";
  return { from: openDays[days.from] ?? lastDay, to: lastDay };
}
