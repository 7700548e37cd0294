import { clearStoredValues, createStoredValue } from "@rewire/data/stored-value";
import { isRecord } from "@rewire/domain";
import type { ReviewDraft } from "@rewire/ui";

// @chunk refusals: too small for a file of its own.

const STORAGE_KEY_PREFIX = "rewire.reviewDraft.";

function toDraft(record: unknown): Partial<ReviewDraft> | null {
  if (!isRecord(record)) return null;
  const draft: Partial<ReviewDraft> = {};
  for (const name of ["rating", "content", "author", "email"] as const) {
    const value = record[name];
    if (typeof value === "string") draft[name] = value;
  }
  return draft;
}

/**
 * Creates the stored value for the review draft of a product; in session storage, because a draft contains name and
 * e-mail.
 */
const createStoredDraft = (productId: number) =>
  createStoredValue<Partial<ReviewDraft> | null>({
    key: `${STORAGE_KEY_PREFIX}${productId}`,
    area: "session",
    parse: (text) => toDraft(JSON.parse(text ?? "null")),
    print: (draft) => (Object.values(draft ?? {}).some((value) => value !== "") ? JSON.stringify(draft) : null),
  });

/** Returns the stored review draft of a product; null if there is none. */
export const readReviewDraft = (productId: number): Partial<ReviewDraft> | null => createStoredDraft(productId).read();

/** Stores a review draft, or removes the stored draft if all fields are empty. */
export const writeReviewDraft = (productId: number, draft: ReviewDraft): void =>
  createStoredDraft(productId).write(draft);

/** Removes the review draft of a product once the review has been submitted. */
export const clearReviewDraft = (productId: number): void => createStoredDraft(productId).clear();

/** Removes the review drafts of all products. */
export const clearReviewDrafts = (): void => clearStoredValues("session", STORAGE_KEY_PREFIX);
