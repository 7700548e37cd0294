import { toPlainText } from "../html/plainText.ts";

/** Digits, possibly grouped by points, commas, apostrophes or spaces. */
const NUMBER_PATTERN = /\d(?:[\d.,'’\s]*\d)?/;

/** Maximum number of characters of a formatted amount, including markup. */
const MAX_AMOUNT_LENGTH = 2_000;

/**
 * Matches 13 or more integer digits, which are not an amount: a number represents twelve and three decimals exactly.
 */
const EXCESSIVE_DIGITS_PATTERN = /^-?\d{13}/;

/**
 * Parses an amount in any of the shop's formats and returns a plain decimal such as `"1127.99"`. Supports raw amounts
 * (`"118.1"`) and every WooCommerce price format: `€1,127.99`, `1.324,00&nbsp;€`, `1 324,00 €`, `CHF 1’127.50`,
 * `<span>…</span>`. The last separator counts as the decimal separator unless exactly three digits follow that cannot be
 * a fraction. Returns null for text without an amount, or with too many digits for a number.
 *
 * @param fractionDigits Fraction digits of the amount's currency: with 3, `KWD 11.360` is a fraction.
 */
export function readDecimal(text: string | null | undefined, fractionDigits = 2): string | null {
  const decimal = normalizeDecimal(toPlainText(text?.slice(0, MAX_AMOUNT_LENGTH)), fractionDigits);
  return decimal === null || EXCESSIVE_DIGITS_PATTERN.test(decimal) ? null : decimal;
}

function normalizeDecimal(plainAmount: string, fractionDigits: number): string | null {
  if (/^-?\d+(?:\.\d+)?$/.test(plainAmount)) return plainAmount;
  const digits = NUMBER_PATTERN.exec(plainAmount)?.[0].replaceAll(/['’\s]/g, "");
  if (!digits) return null;
  const sign = /[-−]\s?\D{0,4}\d/.test(plainAmount) ? "-" : "";
  const lastSeparator = Math.max(digits.lastIndexOf("."), digits.lastIndexOf(","));
  if (lastSeparator === -1) return sign + digits;
  const fraction = digits.slice(lastSeparator + 1);
  const separator = digits.charAt(lastSeparator);
  const isFraction =
    fraction.length !== 3 ||
    hasOtherSeparator(digits, separator) ||
    (fractionDigits === 3 && digits.indexOf(separator) === lastSeparator);
  if (!isFraction) return sign + digits.replaceAll(/[.,]/g, "");
  return `${sign}${digits.slice(0, lastSeparator).replaceAll(/[.,]/g, "")}.${fraction}`;
}

/** Returns whether the other separator is present: `1.127,500` is a decimal with three places. */
const hasOtherSeparator = (digits: string, separator: string): boolean =>
  digits.includes(separator === "." ? "," : ".");
