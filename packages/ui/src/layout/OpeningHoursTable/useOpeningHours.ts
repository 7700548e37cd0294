import type { OpeningHours, Weekday } from "@rewire/domain";
import { useIntl } from "react-intl";

/** Formatted opening hours for a range of days. */
export interface OpeningHoursRow {
  readonly days: string;
  readonly times: string;
  readonly isClosed: boolean;
}

// 1 January 2024 was a Monday.
const toDate = (weekday: Weekday) => new Date(Date.UTC(2024, 0, weekday));

/**
 * Returns formatted opening hours, such as "Mon to Fri" and "10:00 to 19:00". The name of a single day is not
 * abbreviated.
 */
export function useOpeningHours(hours: readonly OpeningHours[]): readonly OpeningHoursRow[] {
  const { formatDate, formatMessage } = useIntl();
  const formatWeekday = (day: Weekday, weekday: "short" | "long") =>
    formatDate(toDate(day), { weekday, timeZone: "UTC" });

  return hours.map(({ from: firstWeekday, to: lastWeekday, open: openingTimes }) => ({
    days:
      firstWeekday === lastWeekday
        ? formatWeekday(firstWeekday, "long")
        : formatMessage(
            { id: "layout.dayRange" },
            { from: formatWeekday(firstWeekday, "short"), to: formatWeekday(lastWeekday, "short") },
          ),
    times: openingTimes
      ? formatMessage({ id: "layout.timeRange" }, openingTimes)
      : formatMessage({ id: "layout.closed" }),
    isClosed: openingTimes === null,
  }));
}
