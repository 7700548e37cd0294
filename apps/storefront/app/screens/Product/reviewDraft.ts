import { isRecord } from "@rewire/domain";
import type { ReviewDraft } from "@rewire/ui";

/** For this tab only: name and e-mail address are nobody else's who uses the browser later. */
const PREFIX = "rewire.reviewDraft.";
const keyOf = (productId: number): string => `${PREFIX}${productId}`;

/** What was written about a product before a reload; null where nothing was. */
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

/** Keeps what has been written so far; nothing, where everything was taken back. */
export function writeReviewDraft(productId: number, draft: ReviewDraft): void {
  try {
    if (Object.values(draft).some((value) => value !== ""))
      window.sessionStorage.setItem(keyOf(productId), JSON.stringify(draft));
    else window.sessionStorage.removeItem(keyOf(productId));
  } catch {
    // A browser that keeps nothing: the form still works, it only forgets on reload.
  }
}

/** Forgets it once the shop has the review. */
export function clearReviewDraft(productId: number): void {
  try {
    window.sessionStorage.removeItem(keyOf(productId));
  } catch {
    // Nothing was kept.
  }
}

/** Forgets the drafts of all products. */
export function clearReviewDrafts(): void {
  try {
    for (const key of Object.keys(window.sessionStorage)) {
      if (key.startsWith(PREFIX)) window.sessionStorage.removeItem(key);
    }
  } catch {
    // Nothing was kept.
  }
}
