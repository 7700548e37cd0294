import { isRecord, noLines, withoutLines } from "@rewire/domain";
import type { Answer } from "./Ask.ts";
import type { JournalStorage } from "./JournalStorage.ts";

/** Takes the lines out of the journal where the answer to checkout says that an order stands. */
export function afterOrder(journal: JournalStorage, { data }: Answer): void {
  const placed = data?.["checkout"];
  if (isRecord(placed) && placed["result"] === "success") journal.update(withoutLines);
}

/** Notes that somebody's log-in is over: what was in the account's cart stays there, and is nobody else's. */
export const becomeGuest = (journal: JournalStorage): void =>
  journal.update((now) => (now.isGuest ? now : { ...now, ...noLines, isGuest: true }));

/** Forgets everything where the answer to logging out has no errors. */
export function afterLogOut(journal: JournalStorage, { errors }: Answer): void {
  if (!errors?.length) journal.update((now) => ({ ...now, ...noLines, waiting: [], losses: [], isGuest: true }));
}
