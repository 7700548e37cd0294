// Separate from delivery.ts, since only the page of a product needs it.
import { type DeliveryCalendar, findHoursOfDay, toDay } from "./delivery.ts";

/** Returns the opening hours on a date, "2026-11-23"; undefined or null for one on which the shop is closed. */
export const findHoursOfDate = (date: string, calendar: Pick<DeliveryCalendar, "hours" | "holidays">) =>
  findHoursOfDay(toDay(date), calendar);
