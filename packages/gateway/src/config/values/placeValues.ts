import type { Holiday, OpeningHours, Weekday } from "@rewire/domain";
import * as v from "valibot";
import { normalizeOpeningHours } from "./normalizeOpeningHours.ts";
import { createListSchema, createParseAction, createValueSchema, type ValueSchema } from "./valueSchema.ts";

const TIME_PATTERN_SOURCE = "([01]\\d|2[0-3]):[0-5]\\d";
const openingHoursPattern = new RegExp(
  `^([1-7])(?:-([1-7]))? (?:(${TIME_PATTERN_SOURCE})-(${TIME_PATTERN_SOURCE})|closed)$`,
);

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

function parseOpeningHours(text: string): OpeningHours | undefined {
  const [, firstDayText, lastDayText = firstDayText, openingTime, , closingTime] = openingHoursPattern.exec(text) ?? [];
  if (
    !firstDayText ||
    !lastDayText ||
    firstDayText > lastDayText ||
    (openingTime && closingTime && openingTime >= closingTime)
  )
    return undefined;
  const [firstDay, lastDay] = [firstDayText, lastDayText].map((day) =>
    weekdays.find((weekday) => String(weekday) === day),
  );
  return (
    firstDay &&
    lastDay && {
      from: firstDay,
      to: lastDay,
      open: openingTime && closingTime ? { from: openingTime, to: closingTime } : null,
    }
  );
}

/** Schema of the opening hours on some days of the week. */
const openingHoursSchema: ValueSchema<OpeningHours> = createValueSchema(
  "days from 1 (Monday) to 7 and times, such as 1-5 10:00-19:00, or 7 closed",
  v.pipe(v.string(), createParseAction(parseOpeningHours)),
);

/** Schema of the opening hours of a week, sorted, and without two rows for the same time. */
export const weeklyHoursSchema: ValueSchema<readonly OpeningHours[]> = v.pipe(
  createListSchema(openingHoursSchema),
  v.transform(normalizeOpeningHours),
);

function parseHoliday(text: string): Holiday | undefined {
  const [, date = "", name = ""] = /^(\d{4}-\d\d-\d\d) (\P{Cc}{1,100})$/u.exec(text) ?? [];
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date) ? { date, name } : undefined;
}

/** Schema of a day on which the shop is closed. */
export const holidaySchema: ValueSchema<Holiday> = createValueSchema(
  "a day and its name, such as 2026-12-25 Christmas",
  v.pipe(v.string(), createParseAction(parseHoliday)),
);
