import { toPlainText } from "@rewire/data/server";
import type { PhotoSubmission } from "./createPhotoFolder.ts";

/** Review as the shop shows it, to be compared with a submission of photos. */
interface ShownReview {
  readonly id: number;
  readonly author: string;
  /** Plain or HTML. */
  readonly text: string;
}

/** Smileys that WordPress writes as pictures or emoji, such as ":D", "8-)" and ":lol:". */
const SMILEY_PATTERN = /(?<=^|\s)(?::[a-z]+:|[:;8]-?[dpox()|?])(?=\s|$)/g;

/**
 * Reduces a text, plain or HTML, to its letters and digits, for comparison. WordPress writes other quotes, dashes,
 * ellipses, multiplication signs and smileys than were typed, and "WordPress" for "Wordpress".
 */
function toComparableText(text: string): string {
  const plainText = toPlainText(text).normalize("NFKC").toLowerCase();
  const letters = plainText
    .replaceAll(SMILEY_PATTERN, "")
    .replaceAll(/(?<=\d)x(?=\d)/g, "")
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "");
  // Otherwise all texts of emoji would be the same.
  return letters || plainText;
}

/** Returns whether photos came with a review: by the review's id, or by author and text where it was held. */
export const belongsToReview = (
  { reviewId, author, text }: Pick<PhotoSubmission, "reviewId" | "author" | "text">,
  review: ShownReview,
): boolean =>
  reviewId === null
    ? toComparableText(review.author) === toComparableText(author) &&
      toComparableText(review.text) === toComparableText(text)
    : reviewId === review.id;
