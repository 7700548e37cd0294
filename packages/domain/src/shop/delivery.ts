import type { Money } from "../money/index.ts";
import type { ShopLocation } from "./place.ts";

/** Delivery terms for some countries. The actual shipping costs of an order are in its cart. */
export interface DeliveryTerms {
  /** ISO 3166-1 alpha-2 codes; empty for all countries without terms of their own. */
  readonly countries: readonly string[];
  /** Gross shipping cost in minor units of the shop's currency; null where it varies. */
  readonly cost: number | null;
  /** Minimum order value for free shipping, in minor units; null for none. */
  readonly freeFrom: number | null;
  /** Delivery time in working days after the day of the order; null for no promise. */
  readonly days: { readonly from: number; readonly to: number } | null;
}

/** Earliest and latest delivery date, such as "2026-11-23", on the shop's calendar. */
export interface DeliveryDates {
  readonly from: string;
  readonly to: string;
}

/** Delivery estimate for one country, before anything is in the cart. */
export interface DeliveryEstimate {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Delivery terms; null if the owner has configured none for this country. */
  readonly terms: DeliveryTerms | null;
  readonly dates: DeliveryDates | null;
  /** Shipping cost of the current cart; null while it is empty or unknown. */
  readonly rate: Money | null;
}

/** Returns the delivery terms for a country: its own terms, or else the general ones. */
export const findDeliveryTerms = (terms: readonly DeliveryTerms[], country: string): DeliveryTerms | null =>
  terms.find(({ countries }) => countries.includes(country)) ??
  terms.find(({ countries }) => countries.length === 0) ??
  null;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Estimates the delivery dates of an order placed now: working days after today on the shop's calendar, Monday to
 * Friday except holidays.
 */
export function estimateDeliveryDates(
  days: { readonly from: number; readonly to: number },
  now: Date,
  { timeZone, holidays }: Pick<ShopLocation, "timeZone" | "holidays">,
): DeliveryDates {
  const closedDates = new Set(holidays.map(({ date }) => date));
  let day = new Date(`${new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(now)}T12:00:00Z`);
  const deliveryDays: string[] = [];
  while (deliveryDays.length < Math.max(1, days.to)) {
    day = new Date(day.getTime() + DAY_MS);
    const date = day.toISOString().slice(0, 10);
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6 && !closedDates.has(date)) deliveryDays.push(date);
  }
  const lastDay = deliveryDays.at(-1) ?? "";
  return { from: deliveryDays[Math.max(1, days.from) - 1] ?? lastDay, to: lastDay };
}
