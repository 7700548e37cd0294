import { isRecord, type CartLine, type CartLoss } from "@rewire/domain";

/** What it takes to put something into a cart again. */
export interface JournalItem {
  readonly productId: number;
  readonly variationId: number | null;
  /** What was chosen, by attribute name. */
  readonly variation: readonly { readonly attributeName: string; readonly attributeValue: string }[];
  /** Details kept with the line, as JSON; null for none. */
  readonly extraData: string | null;
}

/** A line that the shop has confirmed. */
export interface JournalLine {
  readonly key: string;
  readonly item: JournalItem;
  readonly quantity: number;
  /** Name and options, to name the line by if it gets lost. */
  readonly name: string;
}

/** A change of lines that the shop has not confirmed. */
export interface WaitingChange {
  readonly id: string;
  /** `add`: so many more. `set`: so many in all, 0 for none. */
  readonly kind: "add" | "set";
  /** Key of the line; null where it is not known before the shop answers. */
  readonly key: string | null;
  readonly item: JournalItem;
  readonly quantity: number;
  readonly name: string;
  /** How the line looks until the shop has one; null where nobody said. */
  readonly shown: CartLine | null;
  /** The network failed: it waits for the connection. */
  readonly isKept: boolean;
  /** The tab that sends it; "" where nobody does. */
  readonly tab: string;
  /** Pieces of the item in the cart when it was first sent; null while it never was. */
  readonly before: number | null;
  /** When it was noted, in unix milliseconds. */
  readonly at: number;
}

/** Whether the shop has made an addition of which nobody heard. @param has Pieces of the item that are in the cart */
export const isThere = ({ kind, before, quantity }: WaitingChange, has: number): boolean =>
  kind === "add" && before !== null && has >= before + quantity;

/**
 * The browser's own record of the cart: enough to fill a new session, and nothing personal.
 * A gift card is money, so of its code only the end is kept.
 */
export interface CartJournal {
  readonly version: 1;
  readonly lines: readonly JournalLine[];
  readonly coupons: readonly string[];
  /** Ends of the codes of gift cards that pay. */
  readonly giftCards: readonly string[];
  readonly rate: string | null;
  readonly waiting: readonly WaitingChange[];
  readonly losses: readonly CartLoss[];
  /** The attempt to buy that took lines with it; null for none. */
  readonly orderedBy: string | null;
  /** The cart belongs to nobody's account, so it changes in this browser alone. */
  readonly isGuest: boolean;
  /**
   * An account's cart came back empty and was filled again from here. Nobody knows whether its session lost it or its
   * owner emptied it elsewhere, so the next order is asked about first. Absent in journals of before.
   */
  readonly needsConsent?: boolean | undefined;
  /** When lines last changed, in unix milliseconds. */
  readonly at: number;
}

export const emptyJournal: CartJournal = {
  version: 1,
  lines: [],
  coupons: [],
  giftCards: [],
  rate: null,
  waiting: [],
  losses: [],
  orderedBy: null,
  isGuest: true,
  needsConsent: false,
  at: 0,
};

/** Carts that nobody has touched for so long are not put back. */
const LONGEST_MS = 30 * 24 * 60 * 60 * 1000;

/** Reads what storage holds; anything that is no journal, or too old, is an empty one. */
export function parseJournal(text: string | null, now: number): CartJournal {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return isJournal(value) && now - value.at < LONGEST_MS ? value : emptyJournal;
  } catch {
    return emptyJournal;
  }
}

const isText = (value: unknown): value is string => typeof value === "string";
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const listOf = (value: unknown, isOne: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isOne);

const isItem = (value: unknown): boolean =>
  isRecord(value) &&
  isCount(value["productId"]) &&
  (value["variationId"] === null || isCount(value["variationId"])) &&
  (value["extraData"] === null || isText(value["extraData"])) &&
  listOf(value["variation"], (one) => isRecord(one) && isText(one["attributeName"]) && isText(one["attributeValue"]));

const isLine = (value: unknown): boolean =>
  isRecord(value) &&
  isText(value["key"]) &&
  isText(value["name"]) &&
  isCount(value["quantity"]) &&
  isItem(value["item"]);

const isChange = (value: unknown): boolean =>
  isRecord(value) &&
  isText(value["id"]) &&
  (value["kind"] === "add" || value["kind"] === "set") &&
  isCount(value["quantity"]) &&
  isText(value["name"]) &&
  isItem(value["item"]) &&
  (value["shown"] === null || isRecord(value["shown"]));

const isLoss = (value: unknown): boolean =>
  isRecord(value) && isText(value["id"]) && isText(value["name"]) && isRecord(value["failure"]);

function isJournal(value: unknown): value is CartJournal {
  return (
    isRecord(value) &&
    value["version"] === 1 &&
    isCount(value["at"]) &&
    listOf(value["lines"], isLine) &&
    listOf(value["waiting"], isChange) &&
    listOf(value["losses"], isLoss) &&
    listOf(value["coupons"], isText) &&
    listOf(value["giftCards"], isText)
  );
}
