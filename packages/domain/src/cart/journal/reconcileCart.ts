import type { LostCartItem } from "../cart.ts";
import type { CartJournal, JournalItem, JournalLine, PendingChange } from "./CartJournal.ts";

/** Returns whether the shop merges two items into one cart line. Only attributes that both items have are compared. */
export function isSameItem(a: JournalItem, b: JournalItem): boolean {
  if (a.productId !== b.productId || a.variationId !== b.variationId || a.extraData !== b.extraData) return false;
  const values = new Map(
    b.variation.map(({ attributeName, attributeValue }) => [normalizeAttributeName(attributeName), attributeValue]),
  );
  return a.variation.every(
    ({ attributeName, attributeValue }) =>
      (values.get(normalizeAttributeName(attributeName)) ?? attributeValue) === attributeValue,
  );
}

const normalizeAttributeName = (name: string): string => name.toLowerCase().replace(/^pa_/, "");

/** Returns the quantity of an item in a list of cart lines. @param key Key of the item's line; null if unknown. */
export const sumQuantity = (lines: readonly JournalLine[], item: JournalItem, key: string | null = null): number =>
  lines.reduce(
    (pieces, line) => pieces + (line.key === key || (key === null && isSameItem(item, line.item)) ? line.quantity : 0),
    0,
  );

/**
 * Returns whether the shop has applied a pending addition to the cart, although its response was lost.
 * @param pieces Current quantity of the item in the cart.
 */
export const isApplied = ({ kind, quantityBefore, quantity }: PendingChange, pieces: number): boolean =>
  kind === "add" && quantityBefore !== null && pieces >= quantityBefore + quantity;

/** Effect that an operation is meant to have on the cart lines: added items and new quantities. */
export interface CartIntent {
  readonly additions: readonly { readonly item: JournalItem; readonly quantity: number }[];
  /** Quantity by key; 0 removes the line. */
  readonly quantitiesByKey: ReadonlyMap<string, number>;
  /** Whether all lines are removed. */
  readonly isEmptied: boolean;
  /** Shipping rates that the operation selects; absent for none. */
  readonly rates?: readonly string[] | undefined;
  /** Lines of the journal when the operation was sent; absent for no operation. */
  readonly linesBefore?: readonly JournalLine[] | undefined;
}

/** Intent of an operation that does not change any cart lines. */
export const emptyIntent: CartIntent = { additions: [], quantitiesByKey: new Map(), isEmptied: false };

/** Conditions that determine whether lines missing from the shop's cart may be restored from the journal. */
export interface RestoreConditions {
  /** Whether the gateway has started a new session, which has no lines of its own. */
  readonly isNewSession: boolean;
  /** Whether all tabs of this browser share the journal. */
  readonly isShared: boolean;
  /** Whether an account's cart that the shop returns empty may be refilled. */
  readonly canRefillAccount: boolean;
}

/**
 * Compares the journal with the shop's cart after an operation, and returns the lines to restore. The `quantity` of
 * each is the missing quantity.
 * @param confirmedLines Cart lines in the shop's response.
 */
export function findMissingLines(
  journal: CartJournal,
  confirmedLines: readonly JournalLine[],
  intent: CartIntent,
  { isNewSession, isShared, canRefillAccount }: RestoreConditions,
): readonly JournalLine[] {
  // A line of an account's cart may have been removed on another device; a whole cart is restored at the checkout, which
  // then needs the shopper's consent.
  const canRestoreLines = journal.isGuest || (confirmedLines.length === 0 && canRefillAccount);
  // Other tabs may have changed any cart where they do not share the journal.
  if (!isNewSession && !(canRestoreLines && isShared)) return [];
  // If another tab has written the journal meanwhile, its lines may already include the additions.
  const isJournalUnchanged = intent.linesBefore === undefined || intent.linesBefore === journal.lines;
  return listMissingLines(journal, confirmedLines, isJournalUnchanged ? intent : { ...intent, additions: [] });
}

function listMissingLines(
  journal: CartJournal,
  confirmedLines: readonly JournalLine[],
  intent: CartIntent,
): readonly JournalLine[] {
  if (intent.isEmptied) return [];
  return journal.lines.flatMap((line) => {
    const newQuantity = intent.quantitiesByKey.get(line.key);
    const addedQuantity = intent.additions.reduce(
      (pieces, { item, quantity }) => pieces + (isSameItem(item, line.item) ? quantity : 0),
      0,
    );
    // The shop accepts or rejects an addition itself; only quantities from before the operation are restored.
    const expectedQuantity = newQuantity ?? line.quantity;
    const pieces = sumQuantity(
      confirmedLines,
      line.item,
      confirmedLines.some(({ key }) => key === line.key) ? line.key : null,
    );
    const missingQuantity =
      newQuantity === undefined ? expectedQuantity + addedQuantity - pieces : expectedQuantity - pieces;
    return missingQuantity > 0 ? [{ ...line, quantity: Math.min(missingQuantity, expectedQuantity) }] : [];
  });
}

/** Data of the shop's cart that are stored in the journal. */
export interface ConfirmedCart extends Pick<CartJournal, "lines" | "coupons" | "giftCards" | "rate"> {}

/** Options of {@link confirmCart}. */
export interface ConfirmOptions {
  /** Unix time in milliseconds. */
  readonly now: number;
  /** Lines still to be restored, which stay in the journal. @default none */
  readonly missing?: readonly JournalLine[];
  /** Lines and codes that could not be restored. @default none */
  readonly losses?: readonly LostCartItem[];
}

/** Maximum number of losses; older ones are dropped. */
const MAX_LOST_ITEMS = 20;

/**
 * Returns the journal updated with the shop's cart, the lines that are still to be restored, and the lost items.
 * Returns the same object if nothing has changed.
 */
export function confirmCart(
  journal: CartJournal,
  confirmedCart: ConfirmedCart,
  { now, missing: missingLines = [], losses = [] }: ConfirmOptions,
): CartJournal {
  const lines = [...confirmedCart.lines];
  for (const line of missingLines) {
    const index = lines.findIndex(({ key }) => key === line.key);
    const existingLine = lines[index];
    if (existingLine) lines[index] = { ...existingLine, quantity: existingLine.quantity + line.quantity };
    else lines.push(line);
  }
  const next: CartJournal = {
    ...journal,
    lines,
    coupons: confirmedCart.coupons,
    giftCards: confirmedCart.giftCards,
    rate: confirmedCart.rate,
    needsConsent: journal.needsConsent === true && lines.length > 0,
    losses: [...journal.losses, ...losses].slice(-MAX_LOST_ITEMS),
  };
  return JSON.stringify(next) === JSON.stringify(journal) ? journal : { ...next, at: now };
}

/** Values of the journal's cart fields for an empty cart. */
export const emptyCartFields = { lines: [], coupons: [], giftCards: [], rate: null, needsConsent: false } as const;

/**
 * Removes the cart of a placed order from the journal, so that its lines are not restored. Pending additions that the
 * order already includes are removed as well.
 */
export const clearPlacedLines = (journal: CartJournal): CartJournal => ({
  ...journal,
  ...emptyCartFields,
  pending: journal.pending.flatMap((change) => {
    if (change.kind !== "add" || isApplied(change, sumQuantity(journal.lines, change.item, change.key))) return [];
    return [change.quantityBefore === null ? change : { ...change, quantityBefore: 0 }];
  }),
});
