import { clearStoredValues } from "@rewire/data/stored-value";
import { clearLastOrder } from "../../commerce/storage/lastOrder.ts";
import { clearDraft } from "../Checkout/draft.ts";
import { draftOwner } from "../parts/draftOwner.ts";
import { FORM_DRAFT_PREFIX } from "../parts/formDraftPrefix.ts";
import { clearReviewDrafts } from "../Product/reviewDraft.ts";
import { clearNote } from "../Repair/useNote.ts";

/** Clears this tab's form drafts, for example after a log-out in another tab. */
export function clearTabDrafts(): void {
  clearDraft();
  clearReviewDrafts();
  clearNote();
  clearStoredValues("session", FORM_DRAFT_PREFIX);
  draftOwner.clear();
}

/**
 * Clears this tab's form drafts and the latest order stored in this browser, so that no personal data remains after
 * log-out, or when another customer logs in.
 */
export function clearDrafts(): void {
  clearTabDrafts();
  clearLastOrder();
}
