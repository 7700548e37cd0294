import { isRecord } from "@rewire/domain";
import type { Answer } from "./Ask.ts";
import { isThere, type CartJournal } from "./CartJournal.ts";
import { piecesOf } from "./journalLines.ts";
import type { JournalStore } from "./JournalStore.ts";

const noLines = { lines: [], coupons: [], giftCards: [], rate: null, needsConsent: false } as const;

/** An order takes the lines with it: they are nobody's to put back, and what it had of the additions that wait is not added again. */
export const withoutLines = (journal: CartJournal): CartJournal => ({
  ...journal,
  ...noLines,
  waiting: journal.waiting.flatMap((change) => {
    if (change.kind !== "add" || isThere(change, piecesOf(journal.lines, change.item, change.key))) return [];
    return [change.before === null ? change : { ...change, before: 0 }];
  }),
});

/** Takes the lines out of the journal where the answer to checkout says that an order stands. */
export function afterOrder(journal: JournalStore, { data }: Answer): void {
  const placed = data?.["checkout"];
  if (isRecord(placed) && placed["result"] === "success") journal.update(withoutLines);
}

/** Notes that somebody's log-in is over: what was in the account's cart stays there, and is nobody else's. */
export const becomeGuest = (journal: JournalStore): void =>
  journal.update((now) => (now.isGuest ? now : { ...now, ...noLines, isGuest: true }));

/** Forgets everything where the answer to logging out has no errors. */
export function afterLogOut(journal: JournalStore, { errors }: Answer): void {
  if (!errors?.length) journal.update((now) => ({ ...now, ...noLines, waiting: [], losses: [], isGuest: true }));
}
