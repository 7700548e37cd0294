import { isRecord } from "@rewire/domain";
import type { ReviewDraft } from "@rewire/ui";

/** Session storage key: drafts contain name and e-mail, which must not be visible to later users of the browser. */
const PREFIX = "rewire.reviewDraft.";
const keyOf = (productId: number): string => `${PREFIX}${productId}`;

/** Returns the review draft of a product from before a reload; null if there is none. */
export function readReviewDraft(productId: number): Partial<ReviewDraft> | null {
  try {
    const record: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(productId)) ?? "null");
    if (!isRecord(record)) return null;
    const draft: Partial<ReviewDraft> = {};
    for (const name of ["rating", "content", "author", "email"] as const) {
      const value = record[name];
      if (typeof value === "string") draft[name] = value;
    }
    return draft;
  } catch {
    return null;
  }
}

/** Stores the draft; removes it if all fields are empty. */
export function writeReviewDraft(productId: number, draft: ReviewDraft): void {
  try {
    if (Object.values(draft).some((value) => value !== ""))
      window.sessionStorage.setItem(keyOf(productId), JSON.stringify(draft));
    else window.sessionStorage.removeItem(keyOf(productId));
  } catch {
    // Without storage, the form still works, but loses its values on reload.
  }
}

/** Clears the draft after the review has been submitted. */
export function clearReviewDraft(productId: number): void {
  try {
    window.sessionStorage.removeItem(keyOf(productId));
  } catch {
    // Without storage, there is no draft.
  }
}

/** Clears the drafts of all products. */
export function clearReviewDrafts(): void {
  try {
    for (const key of Object.keys(window.sessionStorage)) {
      if (key.startsWith(PREFIX)) window.sessionStorage.removeItem(key);
    }
  } catch {
    // Without storage, there are no drafts.
  }
}
