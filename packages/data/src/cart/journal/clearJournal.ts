import { isRecord, emptyCartFields, clearPlacedLines } from "@rewire/domain";
import type { GraphQLResponse } from "./ExecuteOperation.ts";
import type { JournalStorage } from "./JournalStorage.ts";

/** Removes the ordered lines from the cart journal if the checkout response confirms an order. */
export function clearOrderedLines(journal: JournalStorage, { data }: GraphQLResponse): void {
  const checkoutPayload = data?.["checkout"];
  if (isRecord(checkoutPayload) && checkoutPayload["result"] === "success") journal.update(clearPlacedLines);
}

/**
 * Marks the cart journal as a guest's after a log-in has ended. The lines of the account's cart are removed, because
 * the shop stores them with the account.
 */
export const markJournalAsGuest = (journal: JournalStorage): void =>
  journal.update((now) => (now.isGuest ? now : { ...now, ...emptyCartFields, isGuest: true }));

/** Clears the cart journal if the log-out response has no errors. */
export function clearJournalAfterLogOut(journal: JournalStorage, { errors }: GraphQLResponse): void {
  if (!errors?.length)
    journal.update((now) => ({ ...now, ...emptyCartFields, pending: [], losses: [], isGuest: true }));
}
