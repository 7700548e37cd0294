import { useCallback, useMemo } from "react";
import { useIntl } from "react-intl";

/** Functions that format days and times in the user's language and in the shop's time zone. */
export interface SlotDates {
  /** Formats a day such as "2026-11-23": "Mon", "23", "Monday, November 23". */
  weekday: (date: string) => string;
  day: (date: string) => string;
  longDate: (date: string) => string;
  /** Formats the weekday of an instant: "Monday". */
  longWeekday: (instant: string) => string;
  /** Formats the time of an instant: "11:30". */
  time: (instant: string) => string;
  /** Formats an instant: "Monday, November 23, 11:30". */
  dateTime: (instant: string) => string;
  /** Formats an instant with its time first, for a list below its day: "11:30, Mon, Nov 23". */
  timeOfDay: (instant: string) => string;
  /** Returns the localised name of the shop's time zone: "Central European Time". */
  timeZoneName: (instant: string) => string;
}

// Returns noon UTC of a day; formatted in UTC, it is the same day in every time zone.
const toNoonUtc = (date: string) => new Date(`${date}T12:00:00Z`);

/**
 * Returns functions that format the days and times of appointments.
 * @param timeZone IANA name of the shop's time zone.
 */
export function useSlotDates(timeZone: string): SlotDates {
  const { formatDate, formatTime } = useIntl();
  const formatSlotTime = useCallback(
    (instant: string) => formatTime(instant, { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
    [formatTime, timeZone],
  );

  return useMemo(
    () => ({
      weekday: (date) => formatDate(toNoonUtc(date), { weekday: "short", timeZone: "UTC" }),
      day: (date) => formatDate(toNoonUtc(date), { day: "numeric", timeZone: "UTC" }).replace(/\D+$/, ""),
      longDate: (date) =>
        formatDate(toNoonUtc(date), { weekday: "long", month: "long", day: "numeric", timeZone: "UTC" }),
      longWeekday: (instant) => formatDate(instant, { weekday: "long", timeZone }),
      time: formatSlotTime,
      dateTime: (instant) =>
        `${formatDate(instant, { weekday: "long", month: "long", day: "numeric", timeZone })}, ${formatSlotTime(instant)}`,
      timeOfDay: (instant) =>
        `${formatSlotTime(instant)}, ${formatDate(instant, { weekday: "short", month: "short", day: "numeric", timeZone })}`,
      timeZoneName: (instant) =>
        formatDate(instant, { timeZone, timeZoneName: "long", day: "numeric" }).replace(/^[\d.\s,]+/, ""),
    }),
    [formatDate, formatSlotTime, timeZone],
  );
}
