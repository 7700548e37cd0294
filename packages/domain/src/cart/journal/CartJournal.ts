import type { CartLine, CartLoss } from "../cart.ts";

/** What it takes to put something into a cart again. */
export interface JournalItem {
  readonly productId: number;
  readonly variationId: number | null;
  /** The chosen options, by attribute name. */
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
export interface PendingChange {
  readonly id: string;
  /** `add`: so many more. `set`: so many in all, 0 for none. */
  readonly kind: "add" | "set";
  /** Key of the line; null where it is not known before the shop answers. */
  readonly key: string | null;
  readonly item: JournalItem;
  readonly quantity: number;
  readonly name: string;
  /** The line as it is shown until the shop has one; null where it is only counted. */
  readonly shown: CartLine | null;
  /** The network failed: it is sent when there is a connection. */
  readonly isKept: boolean;
  /** The tab that sends it; "" where nobody does. */
  readonly tab: string;
  /** Pieces of the item in the cart when it was first sent; null while it never was. */
  readonly before: number | null;
  /** When it was noted, in unix milliseconds. */
  readonly at: number;
}

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
  readonly waiting: readonly PendingChange[];
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

/** A journal that holds nothing. */
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
