// Separate from delivery.ts, since every page can open the menu that needs it.
import type { ShopLocation } from "./place.ts";

/**
 * Returns the time until which the shop is open now, "19:00", by its own clock and calendar; null while it is closed.
 */
export function findClosingTime(
  now: Date,
  { timeZone, hours, holidays }: Pick<ShopLocation, "timeZone" | "hours" | "holidays">,
): string | null {
  // Sweden writes "2026-11-20 18:59".
  const format = new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short", timeStyle: "short" });
  const [today = "", time = ""] = format.format(now).split(" ");
  if (holidays.some(({ date }) => date === today)) return null;
  const weekday = new Date(`${today}T12:00:00Z`).getUTCDay() || 7;
  const row = hours.find(
    ({ from, to, open }) => from <= weekday && weekday <= to && open && open.from <= time && time < open.to,
  );
  return row?.open?.to ?? null;
}
