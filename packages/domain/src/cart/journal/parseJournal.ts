import { isRecord } from "../../core/index.ts";
import { emptyJournal, type CartJournal } from "./CartJournal.ts";
import { upgradeJournal } from "./upgradeJournal.ts";

/** Age in milliseconds after which a cart journal expires, counted from its last change. */
export const MAX_JOURNAL_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Parses a stored cart journal; returns an empty journal if the text is invalid or the journal has expired.
 * @param now Current time in milliseconds since 1970.
 */
export function parseJournal(text: string | null, now: number): CartJournal {
  try {
    const value = upgradeJournal(JSON.parse(text ?? "null"));
    return isJournal(value) && now - value.at < MAX_JOURNAL_AGE_MS ? value : emptyJournal;
  } catch {
    return emptyJournal;
  }
}

const isText = (value: unknown): value is string => typeof value === "string";
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isArrayOf = (value: unknown, isElement: (element: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isElement);

const isJournalItem = (value: unknown): boolean =>
  isRecord(value) &&
  isCount(value["productId"]) &&
  (value["variationId"] === null || isCount(value["variationId"])) &&
  (value["extraData"] === null || isText(value["extraData"])) &&
  isArrayOf(
    value["variation"],
    (attribute) => isRecord(attribute) && isText(attribute["attributeName"]) && isText(attribute["attributeValue"]),
  );

const isJournalLine = (value: unknown): boolean =>
  isRecord(value) &&
  isText(value["key"]) &&
  isText(value["name"]) &&
  isCount(value["quantity"]) &&
  isJournalItem(value["item"]);

const isPendingChange = (value: unknown): boolean =>
  isRecord(value) &&
  isText(value["id"]) &&
  (value["kind"] === "add" || value["kind"] === "set") &&
  isCount(value["quantity"]) &&
  isText(value["name"]) &&
  isJournalItem(value["item"]) &&
  (value["preview"] === null || isRecord(value["preview"]));

const isLostCartItem = (value: unknown): boolean =>
  isRecord(value) && isText(value["id"]) && isText(value["name"]) && isRecord(value["failure"]);

function isJournal(value: unknown): value is CartJournal {
  return (
    isRecord(value) &&
    value["version"] === 2 &&
    isCount(value["at"]) &&
    isArrayOf(value["lines"], isJournalLine) &&
    isArrayOf(value["pending"], isPendingChange) &&
    isArrayOf(value["losses"], isLostCartItem) &&
    isArrayOf(value["coupons"], isText) &&
    isArrayOf(value["giftCards"], isText)
  );
}
