import { toFailure, toReviewFailure } from "@rewire/data";
import { reviewForm, type NewReview } from "@rewire/domain";
import type { PhotoReviewResult } from "@rewire/ui";
import { toPhotoReviewResult } from "./toPhotoReviewResult.ts";

/**
 * Sends a review with its photos to the gateway, which checks the photos before it writes the review. Resolves with
 * `unreachable` if there was no response; never rejects.
 */
export async function sendPhotoReview(
  productId: number,
  { rating, content, author, email }: NewReview,
  photos: readonly File[],
): Promise<PhotoReviewResult> {
  const form = new FormData();
  form.set(reviewForm.product, String(productId));
  form.set(reviewForm.rating, String(rating));
  form.set(reviewForm.content, content);
  form.set(reviewForm.author, author);
  form.set(reviewForm.email, email);
  for (const photo of photos) form.append(reviewForm.photo, photo);
  try {
    const response = await fetch(reviewForm.path, { method: "POST", body: form });
    const body: unknown = await response.json().catch(() => null);
    return toPhotoReviewResult(response, body, (message) => toReviewFailure(toFailure(message)));
  } catch {
    return { kind: "refused", failure: { kind: "unreachable" } };
  }
}
