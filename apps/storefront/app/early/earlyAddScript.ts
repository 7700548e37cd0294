import { CART_JOURNAL_KEY } from "@rewire/data/stored-value";
import { buyForm, emptyJournal, MAX_JOURNAL_AGE_MS } from "@rewire/domain";
import { ITEM_COUNT_KEY } from "../commerce/lastItemCount.ts";
import { sessionLock } from "../commerce/sessionLock.ts";
import { addEarly } from "./addEarly.ts";
import { createEarlyJournal } from "./createEarlyJournal.ts";
import { createEarlySender, type SenderNames } from "./createEarlySender.ts";
import { showCount } from "./showCount.ts";

const toText = (...values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join();

/**
 * Returns the source text of a function that adds products to the cart before the page is hydrated, for
 * `earlyActionsScript`.
 */
export function earlyAddScript(): string {
  const names: SenderNames = {
    path: buyForm.path,
    countKey: ITEM_COUNT_KEY,
    journalKey: CART_JOURNAL_KEY,
    lock: sessionLock(1),
  };
  const journal = `(${createEarlyJournal.toString()})(${toText(CART_JOURNAL_KEY, MAX_JOURNAL_AGE_MS, emptyJournal)})`;
  const sender = `(${createEarlySender.toString()})(journal,${showCount.toString()},${toText(names)})`;
  return `(queue,journal=${journal})=>(${addEarly.toString()})(queue,journal,${sender},${toText(buyForm)})`;
}
