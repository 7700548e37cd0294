// Separate from delivery.ts, since only the page of an order needs it.
import { type DeliveryCalendar, findHoursOfDay, findPackingDate, toDay } from "./delivery.ts";

/** Day on which an order is packed, and the closing time of the shop on it, by which it is packed. */
export interface PackingEstimate {
  /** ISO date in the shop's time zone. */
  readonly date: string;
  /** Time in the shop's time zone, "19:00". */
  readonly until: string;
  /** Whether the order was placed on the same day. */
  readonly isSameDay: boolean;
}

/**
 * Estimates when an order placed at a time is packed, as the estimates of its delivery assume; null for a shop without
 * opening hours.
 */
export function estimatePacking(placedAt: Date, calendar: DeliveryCalendar): PackingEstimate | null {
  const date = findPackingDate(placedAt, calendar);
  const until = findHoursOfDay(toDay(date), calendar)?.to;
  const placedOn = new Intl.DateTimeFormat("en-CA", { timeZone: calendar.timeZone, dateStyle: "short" }).format(
    placedAt,
  );
  return until ? { date, until, isSameDay: placedOn === date } : null;
}
