import { getFractionDigits, parseMoney, type Money } from "./money.ts";

/** Maximum length of a price text, including signs and spaces. */
const MAX_PRICE_TEXT_LENGTH = 60;

/** Maximum number of digits in a price. */
const MAX_DIGITS = 9;

/** Digits in groups of three with one separator, and an optional fraction with the other. */
const GROUPED_PATTERN = /^(\d{1,3}(?:([.,'’ ])\d{3})(?:\2\d{3})*)(?:([.,])(\d+))?$/;

/**
 * Parses a price as users type it: "50", "50.00", "50,00", "1.234,50", "1 234.50 €", "EUR 50".
 *
 * @param currency ISO 4217 code of the expected currency.
 * @returns null for invalid text, for another currency, and for ambiguous numbers such as "1,234", which is 1234 in
 *   some locales and 1.234 in others.
 */
export function parsePrice(text: string, currency: string): Money | null {
  if (text.length > MAX_PRICE_TEXT_LENGTH || !/\d/.test(text)) return null;
  const digits = removeCurrencySign(text.replaceAll(/[\s\u00a0\u202f]+/g, " ").trim(), currency);
  const decimal = toDecimalText(digits, getFractionDigits(currency));
  return decimal === null || decimal.replace(".", "").length > MAX_DIGITS ? null : parseMoney(decimal, currency);
}

function removeCurrencySign(text: string, currency: string): string {
  const symbol = new Intl.NumberFormat("en", { style: "currency", currency, currencyDisplay: "narrowSymbol" })
    .formatToParts(0)
    .find(({ type }) => type === "currency")?.value;
  for (const sign of [symbol, currency]) {
    if (!sign) continue;
    if (text.startsWith(sign)) return text.slice(sign.length).trim();
    if (text.endsWith(sign)) return text.slice(0, -sign.length).trim();
  }
  return text;
}

function toDecimalText(digits: string, fraction: number): string | null {
  const [, wholeDigits, part] = /^(\d+)(?:[.,](\d+))?$/.exec(digits) ?? [];
  // Three digits after the only separator may be thousandths or thousands.
  if (wholeDigits !== undefined)
    return part === undefined
      ? wholeDigits
      : part.length <= fraction && part.length !== 3
        ? `${wholeDigits}.${part}`
        : null;

  const [, groups, separator, decimalSeparator, rest = ""] = GROUPED_PATTERN.exec(digits) ?? [];
  if (groups === undefined || decimalSeparator === separator || rest.length > fraction) return null;
  return groups.replaceAll(/\D/g, "") + (decimalSeparator === undefined ? "" : `.${rest}`);
}
