import { isRecord, emptyCartFields, withoutLines } from "@rewire/domain";
import type { Answer } from "./Execute.ts";
import type { JournalStorage } from "./JournalStorage.ts";

/** Removes the cart lines from the journal when the checkout response confirms an order. */
export function afterOrder(journal: JournalStorage, { data }: Answer): void {
  const placed = data?.["checkout"];
  if (isRecord(placed) && placed["result"] === "success") journal.update(withoutLines);
}

/**
 * Marks the journal as a guest's after a log-in has ended; the lines of the account's cart are removed, because the
 * shop stores them with the account.
 */
export const becomeGuest = (journal: JournalStorage): void =>
  journal.update((now) => (now.isGuest ? now : { ...now, ...emptyCartFields, isGuest: true }));

/** Clears the journal when the log-out response has no errors. */
export function afterLogOut(journal: JournalStorage, { errors }: Answer): void {
  if (!errors?.length)
    journal.update((now) => ({ ...now, ...emptyCartFields, pending: [], losses: [], isGuest: true }));
}
