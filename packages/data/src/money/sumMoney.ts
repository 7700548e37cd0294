import { parseMoney, type Money } from "@rewire/domain";
import { readDecimal } from "./readDecimal.ts";

const DECIMAL_PLACES = 10;

/**
 * Adds amounts and rounds once, at the end: the shop sends net and tax separately and unrounded (`"35.61983471"` and
 * `"7.48016529"` make 43.10; rounded separately they may be a cent off).
 *
 * Each amount is a pair of RAW and the formatted fallback. Unreadable amounts count as zero.
 */
export function sumMoney(parts: readonly MoneyField[], currency: string): Money {
  const sum = parts.reduce((total, part) => total + toScaledInteger(readMoneyField(part) ?? "0"), 0n);
  const digits = (sum < 0n ? -sum : sum).toString().padStart(DECIMAL_PLACES + 1, "0");
  return parseMoney(
    `${sum < 0n ? "-" : ""}${digits.slice(0, -DECIMAL_PLACES)}.${digits.slice(-DECIMAL_PLACES)}`,
    currency,
  );
}

/** Amount in both formats that the queries select, RAW and formatted: `[rawTotal, total]`. */
export type MoneyField = readonly [raw: string | null | undefined, printed: string | null | undefined];

/**
 * Returns the amount of a field as a decimal: RAW, or the formatted amount if RAW cannot be read; null if neither can.
 */
export const readMoneyField = ([rawAmount, formattedAmount]: MoneyField): string | null =>
  readDecimal(rawAmount) ?? readDecimal(formattedAmount);

function toScaledInteger(decimal: string): bigint {
  const isNegative = decimal.startsWith("-");
  const [wholeDigits = "0", fraction = ""] = decimal.replace("-", "").split(".");
  const value = BigInt(wholeDigits + fraction.slice(0, DECIMAL_PLACES).padEnd(DECIMAL_PLACES, "0"));
  return isNegative ? -value : value;
}
