import { getFractionDigits, parseMoney } from "@rewire/domain";
import type { Amount } from "./PriceList.ts";

/** Maximum number of integer digits, which a number represents exactly. */
const MAX_DIGITS = 9;

const PLAIN_PATTERN = /^(\d+)(?:[.,](\d+))?$/;
const GROUPED_PATTERN = /^(\d{1,3}(?:([.,'’ ])\d{3})(?:\2\d{3})*)(?:([.,])(\d+))?$/;

/**
 * Parses an amount in one of the common notations: `79`, `79.00`, `79,00`, `1.234,50`, `1,234.50`, `1'234.50`.
 *
 * @param currency ISO 4217 code, which determines the number of decimals.
 * @throws RangeError with an explanation if the amount is invalid or ambiguous
 */
export function readAmount(text: string, currency: string): Amount {
  const fractionDigits = getFractionDigits(currency);
  const normalizedText = text.replaceAll(/[\u{a0}\u{202f}\u{2009}]/gu, " ");
  const { whole: wholeDigits, fraction } = splitAmount(normalizedText, fractionDigits);
  if (wholeDigits.length > MAX_DIGITS) throw new RangeError("has too many digits");
  if (fraction.length > fractionDigits) throw new RangeError(`has more than ${fractionDigits} digits behind the point`);
  const integerDigits = wholeDigits.replace(/^0+(?=\d)/, "");
  const decimal = fractionDigits === 0 ? integerDigits : `${integerDigits}.${fraction.padEnd(fractionDigits, "0")}`;
  return { decimal, money: parseMoney(decimal, currency) };
}

function splitAmount(text: string, fractionDigits: number): { readonly whole: string; readonly fraction: string } {
  const plainMatch = PLAIN_PATTERN.exec(text);
  const groupedMatch = GROUPED_PATTERN.exec(text);
  const isAmbiguous =
    plainMatch?.[2]?.length === 3 && groupedMatch !== null && fractionDigits > 0 && fractionDigits < 3;
  if (isAmbiguous) {
    const [integerPart = "", fraction = ""] = text.split(/[.,]/);
    throw new RangeError(
      `could be ${integerPart}${fraction} or ${integerPart}: write ${integerPart}${fraction}.00 or ${integerPart}.00`,
    );
  }
  if (plainMatch && !(fractionDigits === 0 && groupedMatch))
    return { whole: plainMatch[1] ?? "", fraction: plainMatch[2] ?? "" };
  if (groupedMatch && groupedMatch[2] !== groupedMatch[3]) {
    return { whole: (groupedMatch[1] ?? "").replaceAll(/\D/g, ""), fraction: groupedMatch[4] ?? "" };
  }
  throw new RangeError("is no amount: write digits alone, such as 79.00 or 79,00, without a currency");
}
