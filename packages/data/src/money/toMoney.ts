import { parseMoney, type Money } from "@rewire/domain";
import { readDecimal } from "./readDecimal.ts";

/** Parses one amount, RAW or formatted; returns null where there is none. */
export function toMoney(text: string | null | undefined, currency: string): Money | null {
  const decimal = readDecimal(text);
  return decimal === null ? null : parseMoney(decimal, currency);
}
