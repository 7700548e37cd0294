import { clearDraft } from "../Checkout/draft.ts";
import { clearReviewDrafts } from "../Product/reviewDraft.ts";
import { clearNote } from "../Repair/useNote.ts";

/** Forgets what was typed into forms in this tab: whoever comes after a log-out is to find nobody's address. */
export function forgetDrafts(): void {
  clearDraft();
  clearReviewDrafts();
  clearNote();
}
