import type { CartLoss } from "../cart.ts";
import type { CartJournal, JournalItem, JournalLine, PendingChange } from "./CartJournal.ts";

/** Names a line by product and options. */
export const lineName = (name: string, options: readonly string[]): string => [name, ...options].join(", ");

/** Whether two items become one line. Only values that both name are compared. */
export function isSameItem(a: JournalItem, b: JournalItem): boolean {
  if (a.productId !== b.productId || a.variationId !== b.variationId || a.extraData !== b.extraData) return false;
  const values = new Map(
    b.variation.map(({ attributeName, attributeValue }) => [bareName(attributeName), attributeValue]),
  );
  return a.variation.every(
    ({ attributeName, attributeValue }) => (values.get(bareName(attributeName)) ?? attributeValue) === attributeValue,
  );
}

const bareName = (name: string): string => name.toLowerCase().replace(/^pa_/, "");

/** Counts the pieces of an item among lines. @param key Key of its line; null where it is not known. */
export const piecesOf = (lines: readonly JournalLine[], item: JournalItem, key: string | null = null): number =>
  lines.reduce(
    (pieces, line) => pieces + (line.key === key || (key === null && isSameItem(item, line.item)) ? line.quantity : 0),
    0,
  );

/** Whether the shop has made an addition whose answer was lost. @param pieces Pieces of the item in the cart. */
export const isMade = ({ kind, before, quantity }: PendingChange, pieces: number): boolean =>
  kind === "add" && before !== null && pieces >= before + quantity;

/** What an operation means for lines: what it adds, and what it sets to a number. */
export interface CartIntent {
  readonly adds: readonly { readonly item: JournalItem; readonly quantity: number }[];
  /** Quantity by key; 0 takes out. */
  readonly sets: ReadonlyMap<string, number>;
  /** All lines go. */
  readonly empties: boolean;
  /** The shipping rates that it chooses; absent where it chooses none. */
  readonly rates?: readonly string[] | undefined;
  /** The journal's lines when the operation was sent; absent where nothing was. */
  readonly linesBefore?: readonly JournalLine[] | undefined;
}

/** The intent of an operation that changes no lines. */
export const noIntent: CartIntent = { adds: [], sets: new Map(), empties: false };

/** What decides whether the journal may restore lines that the shop's cart lacks. */
export interface RestoreConditions {
  /** The gateway has started a new session, which has no lines of its own. */
  readonly isNewSession: boolean;
  /** All tabs of this browser see the same journal. */
  readonly isShared: boolean;
  /** An account's cart that comes back empty may be filled again. */
  readonly canRefillAccount: boolean;
}

/**
 * Compares the journal with the shop's cart after an operation.
 * @param confirmed Lines of the shop's answer.
 * @returns The lines, or pieces of them, to restore; `quantity` is what is missing.
 */
export function missingLines(
  journal: CartJournal,
  confirmed: readonly JournalLine[],
  intent: CartIntent,
  { isNewSession, isShared, canRefillAccount }: RestoreConditions,
): readonly JournalLine[] {
  // A part of an account's cart may have been taken out elsewhere; all of it is restored at the checkout, and asked about.
  const isOurs = journal.isGuest || (confirmed.length === 0 && canRefillAccount);
  // Other tabs may have changed any cart where they do not share the journal.
  if (!isNewSession && !(isOurs && isShared)) return [];
  // Where another tab has written the journal meanwhile, the additions may be in its lines already.
  const isUnchanged = intent.linesBefore === undefined || intent.linesBefore === journal.lines;
  return findMissing(journal, confirmed, isUnchanged ? intent : { ...intent, adds: [] });
}

function findMissing(
  journal: CartJournal,
  confirmed: readonly JournalLine[],
  intent: CartIntent,
): readonly JournalLine[] {
  if (intent.empties) return [];
  return journal.lines.flatMap((line) => {
    const set = intent.sets.get(line.key);
    const added = intent.adds.reduce(
      (pieces, { item, quantity }) => pieces + (isSameItem(item, line.item) ? quantity : 0),
      0,
    );
    // An addition is refused or made by the shop itself; only what was there before is ours to look after.
    const expected = set ?? line.quantity;
    const pieces = piecesOf(confirmed, line.item, confirmed.some(({ key }) => key === line.key) ? line.key : null);
    const missing = set === undefined ? expected + added - pieces : expected - pieces;
    return missing > 0 ? [{ ...line, quantity: Math.min(missing, expected) }] : [];
  });
}

/** The parts of the shop's cart that the journal keeps. */
export interface ConfirmedCart extends Pick<CartJournal, "lines" | "coupons" | "giftCards" | "rate"> {}

/** What goes into the journal beside the shop's cart. */
export interface ConfirmOptions {
  /** Unix time in milliseconds. */
  readonly now: number;
  /** Lines that could not be restored yet; they stay in the journal. */
  readonly missing?: readonly JournalLine[];
  /** What could not be restored, and why. */
  readonly losses?: readonly CartLoss[];
}

/** Losses that are kept; older ones go. */
const MAX_LOSSES = 20;

/** Writes the shop's cart into the journal, with the lines that are still to be restored; the same object for no change. */
export function confirmCart(
  journal: CartJournal,
  confirmed: ConfirmedCart,
  { now, missing = [], losses = [] }: ConfirmOptions,
): CartJournal {
  const lines = [...confirmed.lines];
  for (const line of missing) {
    const index = lines.findIndex(({ key }) => key === line.key);
    const present = lines[index];
    if (present) lines[index] = { ...present, quantity: present.quantity + line.quantity };
    else lines.push(line);
  }
  const next: CartJournal = {
    ...journal,
    lines,
    coupons: confirmed.coupons,
    giftCards: confirmed.giftCards,
    rate: confirmed.rate,
    needsConsent: journal.needsConsent === true && lines.length > 0,
    losses: [...journal.losses, ...losses].slice(-MAX_LOSSES),
  };
  return JSON.stringify(next) === JSON.stringify(journal) ? journal : { ...next, at: now };
}

/** The part of a journal that tells the cart, empty. */
export const noLines = { lines: [], coupons: [], giftCards: [], rate: null, needsConsent: false } as const;

/** Takes out the lines that an order took with it: they are not restored, and additions that it had are not made again. */
export const withoutLines = (journal: CartJournal): CartJournal => ({
  ...journal,
  ...noLines,
  waiting: journal.waiting.flatMap((change) => {
    if (change.kind !== "add" || isMade(change, piecesOf(journal.lines, change.item, change.key))) return [];
    return [change.before === null ? change : { ...change, before: 0 }];
  }),
});
