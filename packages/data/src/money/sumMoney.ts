import { getFractionDigits, parseMoney, type Money } from "@rewire/domain";
import { readDecimal } from "./readDecimal.ts";

const DECIMAL_PLACES = 10;

/**
 * Adds up amounts and rounds only the sum, because the shop returns net amounts and taxes unrounded. Amounts that
 * cannot be read count as zero.
 */
export function sumMoney(parts: readonly MoneyFields[], currency: string): Money {
  const fractionDigits = getFractionDigits(currency);
  const sum = parts.reduce((total, part) => total + toScaledInteger(readMoneyFields(part, fractionDigits) ?? "0"), 0n);
  const digits = (sum < 0n ? -sum : sum).toString().padStart(DECIMAL_PLACES + 1, "0");
  return parseMoney(
    `${sum < 0n ? "-" : ""}${digits.slice(0, -DECIMAL_PLACES)}.${digits.slice(-DECIMAL_PLACES)}`,
    currency,
  );
}

/**
 * Values of the two fields of a response that contain the same amount, unformatted and formatted: `[rawTotal, total]`.
 */
export type MoneyFields = readonly [raw: string | null | undefined, formatted: string | null | undefined];

/**
 * Returns an amount as a plain decimal: the raw amount, or the formatted one if the raw amount cannot be read; null if
 * neither can be read.
 */
const readMoneyFields = ([rawAmount, formattedAmount]: MoneyFields, fractionDigits: number): string | null =>
  readDecimal(rawAmount, fractionDigits) ?? readDecimal(formattedAmount, fractionDigits);

function toScaledInteger(decimal: string): bigint {
  const isNegative = decimal.startsWith("-");
  const [wholeDigits = "0", fraction = ""] = decimal.replace("-", "").split(".");
  const value = BigInt(wholeDigits + fraction.slice(0, DECIMAL_PLACES).padEnd(DECIMAL_PLACES, "0"));
  return isNegative ? -value : value;
}
