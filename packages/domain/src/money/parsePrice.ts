import { getFractionDigits, parseMoney, type Money } from "./money.ts";

/** Maximum length of a price text, including signs and spaces. */
const MAX_PRICE_TEXT_LENGTH = 60;

/** Maximum number of digits in a price. */
const MAX_DIGITS = 9;

/** A number with all spaces inside, between the texts before and after it. */
const PRICE_PATTERN = /^(\D*)(\d.*\d|\d)(\D*)$/;

const PLAIN_PATTERN = /^(\d+)(?:[.,](\d+))?$/;

/** Digits in groups of three with one separator, and an optional fraction with the other. */
const GROUPED_PATTERN = /^([1-9]\d{0,2}(?:([.,'’ ])\d{3})(?:\2\d{3})*)(?:([.,])(\d+))?$/;

/** Digits in Indian groups, two after the last three: "1,23,456.00". */
const INDIAN_PATTERN = /^([1-9]\d?(?:(,)\d{2})+,\d{3})(?:(\.)(\d+))?$/;

/**
 * Parses a price as users type it: "50", "50.00", "50,00", "1.234,50", "1 234.50 €", "EUR 50". Three digits after the
 * only separator are thousands where the currency has no decimals ("¥12,345"), and the fraction where it has three
 * ("KWD 12.500").
 *
 * @param currency ISO 4217 code of the expected currency.
 * @param locales BCP 47 language tags whose currency signs are accepted beside the code and the English signs, such as
 *   "US$" of es-ES.
 * @returns null for invalid text, for another currency, and for ambiguous numbers such as "1,234" of a currency with
 *   cents, which is 1234 in some locales and 1.234 in others.
 */
export function parsePrice(text: string, currency: string, locales: readonly string[] = []): Money | null {
  if (text.length > MAX_PRICE_TEXT_LENGTH) return null;
  const [, prefix = "", digits, suffix = ""] = PRICE_PATTERN.exec(normalizeSpaces(text)) ?? [];
  const sign = `${prefix.trim()} ${suffix.trim()}`.trim();
  if (digits === undefined || (sign !== "" && !listCurrencySigns(currency, locales).includes(sign))) return null;
  const decimal = toDecimalText(digits, getFractionDigits(currency));
  return decimal === null || decimal.replace(".", "").length > MAX_DIGITS ? null : parseMoney(decimal, currency);
}

const normalizeSpaces = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** Returns all texts that stand for a currency in the given locales and in English: "USD", "$", "US$". */
function listCurrencySigns(currency: string, locales: readonly string[]): readonly string[] {
  const signs = ["en", ...locales].flatMap((locale) =>
    (["symbol", "narrowSymbol"] as const).map(
      (currencyDisplay) =>
        new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay })
          .formatToParts(0)
          .find(({ type }) => type === "currency")?.value,
    ),
  );
  return [currency, ...signs.filter((sign) => sign !== undefined).map(normalizeSpaces)];
}

/** Returns digits with separators as a plain decimal; null where they are no number, or could be two. */
function toDecimalText(digits: string, fractionDigits: number): string | null {
  const [, wholeDigits, fraction = ""] = PLAIN_PATTERN.exec(digits) ?? [];
  const isFraction = fraction.length <= fractionDigits && (fraction.length !== 3 || fractionDigits === 3);
  if (wholeDigits !== undefined && isFraction) return fraction ? `${wholeDigits}.${fraction}` : wholeDigits;
  // Where the currency has decimals, three digits after the only separator may be thousandths or thousands.
  if (wholeDigits !== undefined && fractionDigits > 0) return null;

  const [, groups, separator, decimalSeparator, rest = ""] =
    GROUPED_PATTERN.exec(digits) ?? INDIAN_PATTERN.exec(digits) ?? [];
  if (groups === undefined || decimalSeparator === separator || rest.length > fractionDigits) return null;
  return groups.replaceAll(/\D/g, "") + (rest && `.${rest}`);
}
