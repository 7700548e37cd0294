import { failed, ok, parsePrice, type Money, type RepairDecision, type Result } from "@rewire/domain";
import { toPlainText } from "../html/plainText.ts";

/** Keys of the order meta data in which the workshop enters a repair offer. */
export const offerFieldKeys = [
  "repair_offer_reason",
  "repair_offer_before",
  "repair_offer_extras",
  "repair_offer_total",
] as const;

/** Key of a field of a repair offer that is missing or invalid. */
export type InvalidOfferField = (typeof offerFieldKeys)[number];

/** Maximum number of characters of a reason, or of all extras together. */
const MAX_TEXT_LENGTH = 2_000;

/**
 * Parses a repair offer from an order's meta data: `repair_offer_reason`, `repair_offer_before`, `repair_offer_extras`
 * ("Frame 35.00; Glue 5,00") and `repair_offer_total`. Prices may be in any common notation. Only the reason and the
 * extras are optional. Never throws.
 *
 * @param locales BCP 47 language tags whose currency signs the prices may have.
 * @returns The offer, or the keys of all invalid fields.
 */
export function toRepairOffer(
  meta: ReadonlyMap<string, string>,
  currency: string,
  locales: readonly string[] = [],
): Result<RepairDecision, readonly InvalidOfferField[]> {
  const parseAmount: AmountParser = (text) => parsePrice(text, currency, locales);
  const before = parseAmount(meta.get("repair_offer_before") ?? "");
  const total = parseAmount(meta.get("repair_offer_total") ?? "");
  const extras = parseExtras(meta.get("repair_offer_extras") ?? "", parseAmount);
  if (before && total && extras) {
    return ok({
      reason: parseReason(meta.get("repair_offer_reason") ?? ""),
      before,
      extras,
      total,
    });
  }
  const fieldChecks: readonly (readonly [InvalidOfferField, boolean])[] = [
    ["repair_offer_before", !before],
    ["repair_offer_extras", !extras],
    ["repair_offer_total", !total],
  ];
  return failed(fieldChecks.flatMap(([key, isInvalid]) => (isInvalid ? [key] : [])));
}

/** Returns the reason as plain text, whose lines are kept: the first of several is a heading. */
const parseReason = (text: string): string =>
  text
    .slice(0, MAX_TEXT_LENGTH)
    .split(/\r?\n/)
    .map((line) => toPlainText(line))
    .filter(Boolean)
    .join("\n");

type AmountParser = (text: string) => Money | null;

/** Parses the extras in order; null where there are more than an offer may have, or one is invalid. */
function parseExtras(text: string, parseAmount: AmountParser): RepairDecision["extras"] | null {
  if (text.length > MAX_TEXT_LENGTH) return null;
  const extras = text
    .split(";")
    .filter((part) => part.trim() !== "")
    .map((part) => parseExtra(part, parseAmount));
  const readableExtras = extras.filter((extra) => extra !== null);
  return readableExtras.length === extras.length ? readableExtras : null;
}

/** Parses an extra such as "Straighten frame 35,00 €": a name with a price at the end. */
function parseExtra(part: string, parseAmount: AmountParser): { readonly name: string; readonly amount: Money } | null {
  const words = toPlainText(part).split(" ");
  // A currency sign or code may be separated from its digits.
  const lastWords = words.length > 2 ? words.slice(-2) : [];
  const signedAmount = lastWords.every((word) => /\d/.test(word)) ? null : parseAmount(lastWords.join(" "));
  const amountStart = signedAmount ? -2 : -1;
  const amount = signedAmount ?? parseAmount(words.at(-1) ?? "");
  const name = words.slice(0, amountStart).join(" ");
  // "Frame 1 234,50" is ambiguous.
  const isAmountSplit = /(?:^| )\d{1,3}$/.test(name) && /^\d{3}\b/.test(words.at(amountStart) ?? "");
  return amount && name && !isAmountSplit ? { name, amount } : null;
}
