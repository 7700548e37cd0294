export {
  type CartJournal,
  emptyJournal,
  type JournalItem,
  type JournalLine,
  type PendingChange,
} from "./CartJournal.ts";
export { applyPendingChanges, type CartWithPendingChanges } from "./applyPendingChanges.ts";
export { MAX_JOURNAL_AGE_MS, parseJournal } from "./parseJournal.ts";
export {
  type CartIntent,
  confirmCart,
  type ConfirmedCart,
  isApplied,
  isSameItem,
  findMissingLines,
  emptyIntent,
  emptyCartFields,
  sumQuantity,
  clearPlacedLines,
} from "./reconcileCart.ts";
