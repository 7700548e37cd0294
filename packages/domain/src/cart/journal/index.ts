export {
  type CartJournal,
  emptyJournal,
  type JournalItem,
  type JournalLine,
  type PendingChange,
} from "./CartJournal.ts";
export { overlayPending, type PendingState } from "./overlayPending.ts";
export { MAX_JOURNAL_AGE_MS, parseJournal } from "./parseJournal.ts";
export {
  type CartIntent,
  confirmCart,
  type ConfirmedCart,
  isApplied,
  isSameItem,
  lineName,
  missingLines,
  noIntent,
  emptyCartFields,
  quantityOf,
  withoutLines,
} from "./reconcileCart.ts";
