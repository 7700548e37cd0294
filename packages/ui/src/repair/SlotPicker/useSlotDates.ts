import { useCallback, useMemo } from "react";
import { useIntl } from "react-intl";

/** Formatters of days and times in the user's language and the shop's time zone. */
export interface SlotDates {
  /** Formats a day such as "2026-11-23": "Mon", "23", "Monday, November 23". */
  weekday: (date: string) => string;
  day: (date: string) => string;
  long: (date: string) => string;
  /** Formats the weekday of an instant: "Monday". */
  weekdayLong: (moment: string) => string;
  /** Formats the time of an instant: "11:30". */
  time: (moment: string) => string;
  /** Formats an instant: "Monday, November 23, 11:30". */
  moment: (moment: string) => string;
  /** Returns the localised name of the shop's time zone: "Central European Time". */
  zone: (moment: string) => string;
}

// Returns noon UTC of a day; formatted in UTC, it is the same day in every time zone.
const noon = (date: string) => new Date(`${date}T12:00:00Z`);

/**
 * Returns formatters for days and times of slots.
 * @param timeZone IANA name of the shop's time zone.
 */
export function useSlotDates(timeZone: string): SlotDates {
  const { formatDate, formatTime } = useIntl();
  const time = useCallback(
    (moment: string) => formatTime(moment, { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
    [formatTime, timeZone],
  );

  return useMemo(
    () => ({
      weekday: (date) => formatDate(noon(date), { weekday: "short", timeZone: "UTC" }),
      day: (date) => formatDate(noon(date), { day: "numeric", timeZone: "UTC" }).replace(/\D+$/, ""),
      long: (date) => formatDate(noon(date), { weekday: "long", month: "long", day: "numeric", timeZone: "UTC" }),
      weekdayLong: (moment) => formatDate(moment, { weekday: "long", timeZone }),
      time,
      moment: (moment) =>
        `${formatDate(moment, { weekday: "long", month: "long", day: "numeric", timeZone })}, ${time(moment)}`,
      zone: (moment) =>
        formatDate(moment, { timeZone, timeZoneName: "long", day: "numeric" }).replace(/^[\d.\s,]+/, ""),
    }),
    [formatDate, time, timeZone],
  );
}
