import { getFractionDigits, parseMoney, type Money } from "@rewire/domain";
import { readDecimal } from "./readDecimal.ts";

/** Parses a raw or formatted amount; returns null for text without an amount. */
export function toMoney(text: string | null | undefined, currency: string): Money | null {
  const decimal = readDecimal(text, getFractionDigits(currency));
  return decimal === null ? null : parseMoney(decimal, currency);
}
