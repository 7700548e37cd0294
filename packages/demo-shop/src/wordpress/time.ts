/** Cache of date formatters, which are expensive to create. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function getFormatter(timeZone: string): Intl.DateTimeFormat {
  const formatter =
    formatters.get(timeZone) ??
    new Intl.DateTimeFormat("en-GB", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
      hourCycle: "h23",
      timeZoneName: "longOffset",
    });
  formatters.set(timeZone, formatter);
  return formatter;
}

const parts = (ms: number, timeZone: string): Record<string, string> =>
  Object.fromEntries(
    getFormatter(timeZone)
      .formatToParts(ms)
      .map((part) => [part.type, part.value]),
  );

/**
 * Formats a time as WooCommerce does in orders: ISO 8601 with the offset of the shop's time zone
 * ("2026-11-20T18:33:41+01:00").
 */
export function formatIsoInZone(ms: number, timeZone: string): string {
  const dateParts = parts(ms, timeZone);
  const offset = (dateParts["timeZoneName"] ?? "").replace("GMT", "") || "+00:00";
  return `${dateParts["year"]}-${dateParts["month"]}-${dateParts["day"]}T${dateParts["hour"]}:${dateParts["minute"]}:${dateParts["second"]}${offset}`;
}

/** Formats a time in the shop's time zone, as WordPress stores it ("2026-11-20 18:33:41"). */
export const formatInZone = (ms: number, timeZone: string): string =>
  formatIsoInZone(ms, timeZone).slice(0, 19).replace("T", " ");

/** Formats a time in UTC, as WordPress stores it ("2026-11-20 17:33:41"). */
export const formatPlainUtc = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace("T", " ");

/** Parses a time in the shop's time zone, as WordPress stores it ("2026-11-20 18:33:41"); returns it in ms. */
export function parseInZone(text: string, timeZone: string): number {
  const parseAsUtc = (plain: string) => Date.parse(`${plain.replace(" ", "T")}Z`);
  const findOffset = (ms: number) => parseAsUtc(formatInZone(ms, timeZone)) - ms;
  const time = parseAsUtc(text);
  // The offset of the second step is that of the time itself, also shortly after the clock has changed.
  return time - findOffset(time - findOffset(time));
}
