import type { IsPublicHoliday } from "@rewire/domain";
import type { Log } from "../../log/createLog.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Loads the public holidays at the shop; later calls resolve with the same. */
export type LoadPublicHolidays = () => Promise<IsPublicHoliday>;

/**
 * Creates the loader of the public holidays of a country, or of one of its regions. Those of an unknown region are the
 * holidays of the whole country, and those of an unknown country none. The library with its data is loaded at the first
 * call: no start of a server shall wait for it.
 * @param region Code by ISO 3166, such as "DE" or "DE-BE".
 */
export function createPublicHolidays(region: string, log: Log): LoadPublicHolidays {
  let holidays: Promise<IsPublicHoliday> | null = null;
  return () => (holidays ??= loadHolidays(region, log));
}

async function loadHolidays(region: string, log: Log): Promise<IsPublicHoliday> {
  const { default: Holidays } = await import("date-holidays");
  const [country = "", ...parts] = region.split("-");
  const subdivision = parts.join("-");
  const knownRegions = new Holidays().getStates(country);
  const isKnown = subdivision !== "" && Object.keys(knownRegions ?? {}).includes(subdivision);
  if (subdivision !== "" && !isKnown)
    log.warn("The public holidays of the region are not known: those of the whole country count", { region });
  const calendar = new Holidays(isKnown ? { country, state: subdivision } : { country }, { types: ["public"] });
  const datesByYear = new Map<number, ReadonlySet<string>>();
  return (date) => {
    const year = Number(date.slice(0, 4));
    const dates = datesByYear.get(year) ?? new Set(calendar.getHolidays(year).flatMap(listDates));
    datesByYear.set(year, dates);
    return dates.has(date);
  };
}

/** Lists the dates of a holiday, which may have several days. */
function listDates({ date, start, end }: { readonly date: string; readonly start: Date; readonly end: Date }) {
  const firstDay = Date.parse(date.slice(0, 10));
  // A holiday that begins at sunset or has the change of the clock in it has no whole number of days.
  const dayCount = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MS));
  return Array.from({ length: dayCount }, (_, index) => new Date(firstDay + index * DAY_MS).toISOString().slice(0, 10));
}
