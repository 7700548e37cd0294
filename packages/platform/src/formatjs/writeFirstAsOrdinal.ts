import type { IntlShape } from "react-intl";

/** How a language writes the first day of a month beside the name of the month; the others have a plain number, as CLDR. */
const ORDINALS: Readonly<Record<string, string>> = { fr: "1er", pt: "1º" };
/** The day 1 before a month, "1 décembre" or "1 de dezembro"; months begin with one of these letters. */
const FIRST_OF_MONTH_PATTERN = /\b1(?=( de)? [jfmasond])/g;

/**
 * Makes an `intl` object write the first day of a month as the language does: "1er décembre", "1º de dezembro". The data of
 * browsers and Node have no ordinals for dates.
 * @returns The same object.
 */
export function writeFirstAsOrdinal(intl: IntlShape): IntlShape {
  const ordinal = ORDINALS[intl.locale.slice(0, 2)];
  const { formatDate } = intl;
  if (ordinal) intl.formatDate = (...options) => formatDate(...options).replace(FIRST_OF_MONTH_PATTERN, ordinal);
  return intl;
}
