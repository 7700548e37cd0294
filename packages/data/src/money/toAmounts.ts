import type { Money } from "@rewire/domain";
import { toPlainText } from "../html/plainText.ts";
import { toMoney } from "./toMoney.ts";

const RAW_AMOUNTS_PATTERN = /^-?\d+(?:\.\d+)?(?:,\s+-?\d+(?:\.\d+)?)+$/;

/** Maximum number of characters of a price field; a list of all variations' prices is the longest. */
const MAX_PRICE_TEXT_LENGTH = 20_000;

/**
 * Parses the amounts of a price field: RAW lists of all variations' prices (`"279.00, 279.00, 379.00"`), formatted
 * ranges (`"1.324,00&nbsp;€ - 1.524,00&nbsp;€"`) and single amounts. Empty where nothing can be parsed.
 */
export function toAmounts(text: string | null | undefined, currency: string): readonly Money[] {
  const plainAmountText = toPlainText(text?.slice(0, MAX_PRICE_TEXT_LENGTH));
  const parts = RAW_AMOUNTS_PATTERN.test(plainAmountText)
    ? plainAmountText.split(",")
    : plainAmountText.split(/\s[-–—]\s/);
  return parts.map((part) => toMoney(part, currency)).filter((money) => money !== null);
}
