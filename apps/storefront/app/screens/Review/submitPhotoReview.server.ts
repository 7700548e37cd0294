import { isRecord, reviewForm, type ReviewFailure } from "@rewire/domain";
import { toFailure, toReviewFailure } from "@rewire/data/server";
import type { PhotoReviewResult, PhotoReviewValues } from "@rewire/ui";
import { createFieldReader, readForm } from "../../loaders/fieldReader.server.ts";
import type { PrivateContext } from "../../loaders/privateContext.server.ts";

/** Result of the form with the entered values, so that only files have to be selected again. */
export interface PhotoReviewSubmission {
  readonly result: PhotoReviewResult;
  readonly values: PhotoReviewValues;
  /** Whether a rejected review had photos. */
  readonly werePhotosDiscarded: boolean;
}

/** Maximum length of a returned text; the form accepts no longer ones. */
const MAX_TEXT_LENGTH = 10_000;

/**
 * Submits a review to the shop in the visitor's session; `cookies` are the `Set-Cookie` headers to send to the visitor.
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
  const result = toResult(response, body);
  return {
    submission: { result, values, werePhotosDiscarded: hasPhotos && result.kind !== "written" },
    cookies: response.headers.getSetCookie(),
  };
}

function toResult(response: Response, body: unknown): PhotoReviewResult {
  const content = isRecord(body) ? body : {};
  if (response.ok) {
    const { photos } = content;
    return {
      kind: "written",
      outcome: content["outcome"] === "published" ? "published" : "held",
      photos: photos === "held" || photos === "lost" ? photos : "none",
    };
  }
  const { issue } = content;
  if (issue === "photoCount" || issue === "photoSize" || issue === "photoType") return { kind: "invalid", issue };
  if (response.status === 429)
    return { kind: "tooMany", waitSeconds: Number(response.headers.get("retry-after") ?? 3600) };
  return { kind: "refused", failure: readFailure(content["errors"]) };
}

/** Returns the failure that the errors of the shop's response represent. */
function readFailure(errors: unknown): ReviewFailure {
  const error: unknown = Array.isArray(errors) ? errors[0] : null;
  const message = isRecord(error) ? error["message"] : null;
  return typeof message === "string" ? toReviewFailure(toFailure(message)) : { kind: "shopError" };
}
