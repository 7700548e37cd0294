import { reviewForm } from "@rewire/domain";
import { toFailure, toReviewFailure } from "@rewire/data/server";
import type { PhotoReviewResult, PhotoReviewValues } from "@rewire/ui";
import { createFieldReader, readForm } from "../../loaders/fieldReader.server.ts";
import type { PrivateContext } from "../../loaders/privateContext.server.ts";
import { toPhotoReviewResult } from "./toPhotoReviewResult.ts";

/** Result of submitting a review with photos, with the entered values to show again. */
export interface PhotoReviewSubmission {
  readonly result: PhotoReviewResult;
  readonly values: PhotoReviewValues;
  /** Whether a rejected review had photos. */
  readonly werePhotosDiscarded: boolean;
}

/** Maximum length of a returned text; the form accepts no longer ones. */
const MAX_TEXT_LENGTH = 10_000;

/**
 * Submits a review to the shop in the visitor's session. The result includes `cookies`, the `Set-Cookie` headers to
 * send to the visitor.
 */
export async function submitPhotoReview(
  { services, visitor }: Pick<PrivateContext, "services" | "visitor">,
  request: Request,
): Promise<{ submission: PhotoReviewSubmission; cookies: readonly string[] }> {
  const form = await readForm(request);
  const field = createFieldReader(form);
  const values: PhotoReviewValues = {
    rating: field(reviewForm.rating),
    content: field(reviewForm.content, MAX_TEXT_LENGTH).replaceAll("\r\n", "\n"),
    author: field(reviewForm.author),
    email: field(reviewForm.email),
  };
  const hasPhotos = form.getAll(reviewForm.photo).some((entry) => typeof entry !== "string" && entry.size > 0);
  const response = await services.submitReview(request, form, visitor);
  const body: unknown = await response.json().catch(() => null);
  const result = toPhotoReviewResult(response, body, (message) => toReviewFailure(toFailure(message)));
  return {
    submission: { result, values, werePhotosDiscarded: hasPhotos && result.kind !== "written" },
    cookies: response.headers.getSetCookie(),
  };
}
