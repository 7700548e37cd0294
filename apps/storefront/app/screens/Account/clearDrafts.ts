import { clearDraft } from "../Checkout/draft.ts";
import { clearReviewDrafts } from "../Product/reviewDraft.ts";
import { clearNote } from "../Repair/useNote.ts";

/** Clears the form drafts stored for this tab, so that no personal data remains after log-out. */
export function clearDrafts(): void {
  clearDraft();
  clearReviewDrafts();
  clearNote();
}
