import { listOpeningHours, type RepairDay, type RepairDeskSettings, type ShopLocation } from "@rewire/domain";
import { Temporal } from "temporal-polyfill";

/** Settings of the repair desk that determine its days and slots. */
export interface DeskConfig {
  readonly place: Pick<ShopLocation, "hours" | "holidays" | "timeZone">;
  readonly desk: RepairDeskSettings;
}

/** Bookable days of the repair desk. */
export interface DeskPlan {
  /**
   * Returns all bookable days, each with its slots, or with the reason why it has none. All places are free.
   *
   * @param now Milliseconds since 1970.
   */
  days(now: number): readonly RepairDay[];
  /** Returns whether a slot with this start time can be booked. @param now Milliseconds since 1970. */
  isOffered(start: string, now: number): boolean;
}

/** Day with all of its slots, including those that are too soon to be booked. */
interface PlannedDay extends Omit<RepairDay, "slots"> {
  readonly slots: readonly { readonly start: string; readonly startsAt: number }[];
}

/**
 * Creates the plan of the repair desk. Slots lie within the opening hours, in local time. Slots that a clock change
 * skips or repeats are omitted. Each day is planned once.
 */
export function createDeskPlan({ place, desk }: DeskConfig): DeskPlan {
  const plannedDays = new Map<string, PlannedDay>();

  const listDates = (now: number): readonly Temporal.PlainDate[] => {
    const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(place.timeZone).toPlainDate();
    return Array.from({ length: desk.daysAhead }, (_, offset) => today.add({ days: offset }));
  };
  const getPlannedDay = (date: Temporal.PlainDate): PlannedDay => {
    const day = plannedDays.get(date.toString()) ?? planDay({ place, desk }, date);
    plannedDays.set(day.date, day);
    return day;
  };
  const selectBookable = ({ slots }: PlannedDay, now: number) =>
    slots.filter(({ startsAt }) => startsAt >= now + desk.leadMinutes * 60_000);

  return {
    days(now) {
      const dates = listDates(now);
      const days = dates.map(getPlannedDay);
      // Past days are not needed any more.
      for (const date of plannedDays.keys()) if (!days.some((day) => day.date === date)) plannedDays.delete(date);
      return days.map((day) => ({
        ...day,
        slots: selectBookable(day, now).map(({ start }) => ({ start, free: desk.placesPerSlot })),
      }));
    },
    isOffered(start, now) {
      const date = listDates(now).find((candidate) => start.startsWith(candidate.toString()));
      return date !== undefined && selectBookable(getPlannedDay(date), now).some((slot) => slot.start === start);
    },
  };
}

/** Plans a day with all of its slots. */
function planDay({ place, desk }: DeskConfig, date: Temporal.PlainDate): PlannedDay {
  const holiday = place.holidays.find((closedDay) => closedDay.date === date.toString());
  const hours = listOpeningHours(place, date.dayOfWeek);
  if (holiday) return { date: date.toString(), slots: [], closed: { kind: "holiday", name: holiday.name } };
  if (hours.length === 0) return { date: date.toString(), slots: [], closed: { kind: "dayOff" } };
  const starts = hours.flatMap(({ from, to }) => listStartsBetween(toMinutes(from), toMinutes(to), desk.slotMinutes));
  const slots = starts.flatMap((minutes) => {
    const localTime = toLocalTime(date, minutes, place.timeZone);
    if (!localTime) return [];
    const start = localTime.toString({ timeZoneName: "never", smallestUnit: "second" });
    return [{ start, startsAt: localTime.epochMilliseconds }];
  });
  return { date: date.toString(), slots, closed: null };
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
