import type { CartLine, LostCartItem } from "../cart.ts";

/** Item of a cart line, with all the data needed to add it to another cart. */
export interface JournalItem {
  readonly productId: number;
  readonly variationId: number | null;
  /** The chosen options, by attribute name. */
  readonly variation: readonly { readonly attributeName: string; readonly attributeValue: string }[];
  /** Extra data of the line, as JSON; null for none. */
  readonly extraData: string | null;
}

/** Line of the cart journal, as confirmed by the shop. */
export interface JournalLine {
  readonly key: string;
  readonly item: JournalItem;
  readonly quantity: number;
  /** Name and options, to name the line in a loss. */
  readonly name: string;
}

/** Change of a cart line that awaits the shop's response. */
export interface PendingChange {
  readonly id: string;
  /** `add`: quantity to add. `set`: new total quantity, 0 to remove the line. */
  readonly kind: "add" | "set";
  /** Key of the line; null where it is unknown before the shop's response. */
  readonly key: string | null;
  readonly item: JournalItem;
  readonly quantity: number;
  readonly name: string;
  /** Line displayed until the shop has one; null where the change is only counted. */
  readonly preview: CartLine | null;
  /** Whether the network failed, so that the change is sent when there is a connection. */
  readonly isQueued: boolean;
  /** Id of the tab that sends it; "" for none. */
  readonly tab: string;
  /** Quantity of the item in the cart before the change was first sent; null before that. */
  readonly quantityBefore: number | null;
  /** Time of the change, in unix milliseconds. */
  readonly at: number;
}

/**
 * Record of the cart in the browser, from which the cart of a new session can be filled. It contains no personal data,
 * and only the last characters of gift card codes, because anyone with the full code can spend the card.
 */
export interface CartJournal {
  /** Version of the stored format; `parseJournal` reads earlier ones. */
  readonly version: 2;
  readonly lines: readonly JournalLine[];
  readonly coupons: readonly string[];
  /** Ends of the codes of gift cards that pay. */
  readonly giftCards: readonly string[];
  readonly rate: string | null;
  readonly pending: readonly PendingChange[];
  readonly losses: readonly LostCartItem[];
  /** Key of the purchase attempt whose lines have been removed after its order; null for none. */
  readonly settledAttempt: string | null;
  /** Whether the cart belongs to no account, so that only this browser changes it. */
  readonly isGuest: boolean;
  /**
   * Whether an account's cart came back empty and was refilled from the journal. Its session may have lost it, or its
   * owner may have emptied it elsewhere, so the next order needs the shopper's consent. Absent in older journals.
   */
  readonly needsConsent?: boolean | undefined;
  /** Time of the last change, in unix milliseconds. */
  readonly at: number;
}

/** Journal of an empty cart of a guest. */
export const emptyJournal: CartJournal = {
  version: 2,
  lines: [],
  coupons: [],
  giftCards: [],
  rate: null,
  pending: [],
  losses: [],
  settledAttempt: null,
  isGuest: true,
  needsConsent: false,
  at: 0,
};
