import type { Holiday, OpeningHours, RepairDeskSettings, ShopPlace, Weekday } from "@rewire/domain";
import { flag, listOf, orNone, secureAddress, sitePath, timeZone, wholeNumber, words, type Reader } from "./readers.ts";
import type { ReadersOf } from "./settingsReaders.ts";

const TIME = "([01]\\d|2[0-3]):[0-5]\\d";
const hoursShape = new RegExp(`^([1-7])(?:-([1-7]))? (?:(${TIME})-(${TIME})|closed)$`);

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

const openingHours: Reader<OpeningHours> = {
  expected: "days from 1 (Monday) to 7 and times, such as 1-5 10:00-19:00, or 7 closed",
  read: (text) => {
    const [, first, last = first, from, , to] = hoursShape.exec(text) ?? [];
    if (!first || !last || first > last || (from && to && from >= to)) return undefined;
    const [firstDay, lastDay] = [first, last].map((day) => weekdays.find((one) => String(one) === day));
    return firstDay && lastDay && { from: firstDay, to: lastDay, open: from && to ? { from, to } : null };
  },
};

const holiday: Reader<Holiday> = {
  expected: "a day and its name, such as 2026-12-25 Christmas",
  read: (text) => {
    const [, date = "", name = ""] = /^(\d{4}-\d\d-\d\d) (\P{Cc}{1,100})$/u.exec(text) ?? [];
    const day = new Date(`${date}T00:00:00Z`);
    return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date) ? { date, name } : undefined;
  },
};

/** How each field of the shop's place is read, from `PLACE_STREET` and so on. */
export const placeReaders: ReadersOf<ShopPlace> = {
  street: words(100),
  postcode: words(20),
  city: words(100),
  directions: words(200),
  directionsUrl: orNone(secureAddress),
  mapUrl: orNone(secureAddress),
  photo: orNone(sitePath),
  hours: listOf(openingHours),
  timeZone,
  holidays: listOf(holiday),
};

/** How each field of the repair desk is read, from `DESK_SLOT_MINUTES` and so on. */
export const deskReaders: ReadersOf<RepairDeskSettings> = {
  slotMinutes: wholeNumber(5, 480, "minutes"),
  placesPerSlot: wholeNumber(1, 20),
  daysAhead: wholeNumber(1, 60),
  leadMinutes: wholeNumber(0, 20_160, "minutes"),
  takesMail: flag,
  estimateDays: wholeNumber(1, 365, "days"),
};
