import { toFailure, toReviewFailure } from "@rewire/data";
import { reviewForm, type NewReview } from "@rewire/domain";
import type { PhotoReviewResult } from "@rewire/ui";
import { toPhotoReviewResult } from "./toPhotoReviewResult.ts";

/**
 * Sends a review with photos to the gateway, which checks the photos before it submits the review. Resolves to
 * `unreachable` if there is no response. The promise never rejects.
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
