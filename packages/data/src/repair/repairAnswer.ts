import { formatDecimal, parseMoney, parsePrice, toRepairMetaKey, type Money } from "@rewire/domain";
import { toRepairState } from "./listRepairProgress.ts";

/** Customer's answer to a new price. */
export interface RepairAnswer {
  readonly choice: "accept" | "decline";
  /** The new price that was answered. */
  readonly total: Money;
}

/** Returns the order meta data of an answer. @param position Position of the repair in its order, from 1. */
export const toAnswerFields = ({ choice, total }: RepairAnswer, position: number) => [
  { key: toRepairMetaKey("repair_answer", position), value: choice },
  { key: toRepairMetaKey("repair_answer_total", position), value: formatDecimal(total) },
  // The field contained "waiting"; from now on the notes contain the state, starting with that of the answer.
  { key: toRepairMetaKey("repair_state", position), value: "" },
];

/**
 * Returns whether the customer has answered the price that the workshop's fields contain now. An answer to a former price
 * does not count for another one. Answers of before the field `repair_answer_total` do not tell their price: they count
 * until the workshop asks anew with the field `repair_state`, which each answer clears.
 *
 * @param locales BCP 47 language tags whose currency signs the workshop's price may have.
 */
export function isOfferAnswered(
  meta: ReadonlyMap<string, string>,
  currency: string,
  locales: readonly string[],
): boolean {
  if (!meta.get("repair_answer")) return false;
  const answeredTotal = readAnsweredTotal(meta, currency);
  return answeredTotal
    ? readOfferTotal(meta, currency, locales)?.minor === answeredTotal.minor
    : toRepairState(meta.get("repair_state") ?? "") !== "waiting";
}

/**
 * Returns the price that results from the customer's last answer; null before there is one. If the customer declines, the
 * device is returned free of charge and the price is zero, until the workshop asks anew. An accepted price stays agreed
 * while a further one is asked about.
 *
 * @param locales BCP 47 language tags whose currency signs the workshop's price may have.
 * @param isAsked Whether the customer is being asked about a price.
 */
export function readAgreedTotal(
  meta: ReadonlyMap<string, string>,
  currency: string,
  locales: readonly string[],
  isAsked: boolean,
): Money | null {
  const choice = meta.get("repair_answer");
  if (choice === "decline") return isAsked ? null : { minor: 0, currency };
  if (choice !== "accept") return null;
  return readAnsweredTotal(meta, currency) ?? (isAsked ? null : readOfferTotal(meta, currency, locales));
}

const readOfferTotal = (
  meta: ReadonlyMap<string, string>,
  currency: string,
  locales: readonly string[],
): Money | null => parsePrice(meta.get("repair_offer_total") ?? "", currency, locales);

/** Reads the price of the last answer, as {@link toAnswerFields} writes it; null for none and for another text. */
function readAnsweredTotal(meta: ReadonlyMap<string, string>, currency: string): Money | null {
  const text = meta.get("repair_answer_total") ?? "";
  return /^\d{1,12}(?:\.\d+)?$/.test(text) ? parseMoney(text, currency) : null;
}
