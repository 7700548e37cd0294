import type { IntlShape } from "react-intl";

/** Letters of Hebrew, Arabic and the scripts beside them, which are written from right to left. */
const RIGHT_TO_LEFT_PATTERN = /[\u0590-\u08ff]/;

/**
 * Makes an `intl` object isolate the values that are written from right to left within its messages, as `<bdi>` does for
 * elements. Without it, a number after an Arabic name changes its place: "{name}: 1 to 4 of 4" begins with the 1.
 * @returns The same object.
 */
export function isolateValues(intl: IntlShape): IntlShape {
  const { formatMessage } = intl;
  return Object.assign(intl, {
    formatMessage: (...[message, values, options]: Parameters<typeof formatMessage>) =>
      formatMessage(message, values && isolate(values), options),
  });
}

/** Encloses texts with letters from right to left in the characters of an isolate. */
const isolate = <Value>(values: Readonly<Record<string, Value>>): Record<string, Value | string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" && RIGHT_TO_LEFT_PATTERN.test(value) ? `\u2068${value}\u2069` : value,
    ]),
  );
