import { useCallback, useMemo } from "react";
import { useIntl } from "react-intl";

/** Formats days and times in the reader's language and the shop's time zone. */
export interface SlotDates {
  /** "Mon", "23", "Monday, November 23" of a day such as "2026-11-23". */
  weekday: (date: string) => string;
  day: (date: string) => string;
  long: (date: string) => string;
  /** "Monday" of a moment. */
  weekdayLong: (moment: string) => string;
  /** "11:30" of a moment. */
  time: (moment: string) => string;
  /** "Monday, November 23, 11:30" of a moment. */
  moment: (moment: string) => string;
  /** "Central European Time", or what the reader calls the shop's zone. */
  zone: (moment: string) => string;
}

// A day stands for itself in every time zone: noon UTC is the same day nearly everywhere, and is formatted as UTC.
const noon = (date: string) => new Date(`${date}T12:00:00Z`);

/** @param timeZone IANA name of the shop's time zone. */
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
