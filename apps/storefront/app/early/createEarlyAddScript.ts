import { CART_JOURNAL_KEY } from "@rewire/data/stored-value";
import { buyForm, emptyJournal, MAX_JOURNAL_AGE_MS } from "@rewire/domain";
import { ITEM_COUNT_KEY } from "../commerce/storage/lastItemCount.ts";
import { createSessionLockName } from "../commerce/sessionLockName.ts";
import { installEarlyAddHandler } from "./installEarlyAddHandler.ts";
import { createEarlyJournal } from "./createEarlyJournal.ts";
import { createEarlySender, type EarlySenderConfig } from "./createEarlySender.ts";
import { showCount } from "./showCount.ts";

const toText = (...values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join();

/**
 * Returns the source text of a function that adds products to the cart before the page is hydrated. Pass the text to
 * `createEarlyActionsScript`.
 */
export function createEarlyAddScript(): string {
  const names: EarlySenderConfig = {
    path: buyForm.path,
    countKey: ITEM_COUNT_KEY,
    journalKey: CART_JOURNAL_KEY,
    lock: createSessionLockName(1),
  };
  const journalScript = `(${createEarlyJournal.toString()})(${toText(CART_JOURNAL_KEY, MAX_JOURNAL_AGE_MS, emptyJournal)})`;
  const senderScript = `(${createEarlySender.toString()})(journal,${showCount.toString()},${toText(names)})`;
  return `(queue,journal=${journalScript})=>(${installEarlyAddHandler.toString()})(queue,journal,${senderScript},${toText(buyForm)})`;
}
