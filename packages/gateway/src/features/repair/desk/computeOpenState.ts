import { listOpeningHours, type OpeningState, type ShopLocation } from "@rewire/domain";
import { Temporal } from "temporal-polyfill";

/** Number of days searched for the next opening time. */
const MAX_DAYS_AHEAD = 14;

/**
 * Returns whether the shop is currently open, according to its time zone and calendar.
 *
 * @param now Milliseconds since 1970.
 */
export function computeOpenState(
  place: Pick<ShopLocation, "hours" | "holidays" | "timeZone">,
  now: number,
): OpeningState {
  const localTime = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(place.timeZone);
  const time = localTime.toPlainTime().toString({ smallestUnit: "minute" });
  const listHours = (date: Temporal.PlainDate) =>
    place.holidays.some((closedDay) => closedDay.date === date.toString())
      ? []
      : listOpeningHours(place, date.dayOfWeek);

  for (let offset = 0; offset < MAX_DAYS_AHEAD; offset++) {
    const date = localTime.toPlainDate().add({ days: offset });
    const isToday = offset === 0;
    const hours = listHours(date).find(({ to }) => !isToday || time < to);
    if (!hours) continue;
    if (isToday && hours.from <= time) return { isOpen: true, until: hours.to };
    return { isOpen: false, next: { date: date.toString(), from: hours.from, isToday } };
  }
  return { isOpen: false, next: null };
}
