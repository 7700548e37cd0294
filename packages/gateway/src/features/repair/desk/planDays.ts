import { findOpeningHours, type RepairDay, type RepairDeskSettings, type ShopLocation } from "@rewire/domain";
import { Temporal } from "temporal-polyfill";

/** Settings of the repair desk that determine its days and slots. */
export interface DeskConfig {
  readonly place: Pick<ShopLocation, "hours" | "holidays" | "timeZone">;
  readonly desk: RepairDeskSettings;
}

/**
 * Returns all bookable days, each with its slots, or with the reason why it has none. Slots lie within the opening
 * hours, in local time. Slots that a clock change skips or repeats are omitted. All places are free.
 *
 * @param now Milliseconds since 1970.
 */
export function planDays({ place, desk }: DeskConfig, now: number): readonly RepairDay[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(place.timeZone).toPlainDate();
  const earliestStart = now + desk.leadMinutes * 60_000;

  return Array.from({ length: desk.daysAhead }, (_, offset): RepairDay => {
    const date = today.add({ days: offset });
    const holiday = place.holidays.find((closedDay) => closedDay.date === date.toString());
    const hours = findOpeningHours(place, date.dayOfWeek);
    if (holiday) return { date: date.toString(), slots: [], closed: { kind: "holiday", name: holiday.name } };
    if (!hours) return { date: date.toString(), slots: [], closed: { kind: "dayOff" } };
    const slots = listStartsBetween(toMinutes(hours.from), toMinutes(hours.to), desk.slotMinutes).flatMap((minutes) => {
      const localTime = toLocalTime(date, minutes, place.timeZone);
      if (!localTime || localTime.epochMilliseconds < earliestStart) return [];
      const start = localTime.toString({ timeZoneName: "never", smallestUnit: "second" });
      return [{ start, free: desk.placesPerSlot }];
    });
    return { date: date.toString(), slots, closed: null };
  });
}

/**
 * Subtracts reservations and bookings from the free places of planned days.
 * @param countReserved Returns their number for a start time (`RepairSlot.start`).
 */
export const subtractReserved = (
  days: readonly RepairDay[],
  countReserved: (start: string) => number,
): readonly RepairDay[] =>
  days.map((day) => ({
    ...day,
    slots: day.slots.map(({ start, free }) => ({ start, free: Math.max(0, free - countReserved(start)) })),
  }));

const toMinutes = (time: string): number => {
  const { hour, minute } = Temporal.PlainTime.from(time);
  return hour * 60 + minute;
};

function listStartsBetween(startMinute: number, endMinute: number, length: number): readonly number[] {
  return Array.from(
    { length: Math.max(0, Math.floor((endMinute - startMinute) / length)) },
    (_, index) => startMinute + index * length,
  );
}

function toLocalTime(date: Temporal.PlainDate, minutes: number, timeZone: string): Temporal.ZonedDateTime | null {
  const localTime = date.toPlainDateTime({ hour: Math.floor(minutes / 60), minute: minutes % 60 });
  try {
    return localTime.toZonedDateTime(timeZone, { disambiguation: "reject" });
  } catch {
    return null;
  }
}
