import type { Money } from "@rewire/domain";
import { toPlainText } from "../html/plainText.ts";
import { toMoney } from "./toMoney.ts";

const RAW_AMOUNTS_PATTERN = /^-?\d+(?:\.\d+)?(?:,\s+-?\d+(?:\.\d+)?)+$/;

/** Maximum number of characters of a price field; a list of all variations' prices is the longest. */
const MAX_PRICE_TEXT_LENGTH = 20_000;

/**
 * Parses the amounts of a price field, which may contain a raw list of all variations' prices (`"279.00, 279.00,
 * 379.00"`), a formatted range (`"1.324,00&nbsp;€ - 1.524,00&nbsp;€"`), or a single amount. Returns an empty list if
 * the field contains no amount.
 */
export function toAmounts(text: string | null | undefined, currency: string): readonly Money[] {
  const plainAmountText = toPlainText(text?.slice(0, MAX_PRICE_TEXT_LENGTH));
  const parts = RAW_AMOUNTS_PATTERN.test(plainAmountText)
    ? plainAmountText.split(",")
    : plainAmountText.split(/\s[-–—]\s/);
  return parts.map((part) => toMoney(part, currency)).filter((money) => money !== null);
}
