import { Temporal } from "temporal-polyfill";

/**
 * Adds the offset to the shop's local time: "2026-11-21 09:30:00" in "Europe/Berlin" becomes
 * "2026-11-21T09:30:00+01:00". Returns null for an invalid time.
 *
 * @param timeZone IANA name of the shop's time zone.
 */
export function toZonedTime(localTime: string, timeZone: string): string | null {
  try {
    const time = Temporal.PlainDateTime.from(localTime.replace(" ", "T")).toZonedDateTime(timeZone);
    return time.toString({ timeZoneName: "never", smallestUnit: "second" });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
