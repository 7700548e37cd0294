import { isRecord, type ReviewFailure } from "@rewire/domain";
import type { PhotoReviewResult } from "@rewire/ui";

/**
 * Converts the gateway's response to a review with photos.
 * @param body Parsed body of the response; null if the body is not JSON.
 * @param toReviewFailure Converts an error message from the shop to a failure.
 */
export function toPhotoReviewResult(
  response: Pick<Response, "status" | "headers">,
  body: unknown,
  toReviewFailure: (message: string) => ReviewFailure,
): PhotoReviewResult {
  const content = isRecord(body) ? body : {};
  const { outcome, photos, issue } = content;
  if (outcome === "published" || outcome === "held")
    return { kind: "written", outcome, photos: photos === "held" || photos === "lost" ? photos : "none" };
  if (issue === "photoCount" || issue === "photoSize" || issue === "photoType") return { kind: "invalid", issue };
  if (response.status === 429)
    return { kind: "tooMany", waitSeconds: Number(response.headers.get("retry-after") ?? 3600) };
  // The body as a whole was larger than photos may be.
  if (response.status === 413) return { kind: "invalid", issue: "photoSize" };
  const message = readMessage(content["errors"]);
  return { kind: "refused", failure: message === null ? { kind: "shopError" } : toReviewFailure(message) };
}

/** Reads the text of the shop's first error. */
function readMessage(errors: unknown): string | null {
  const error: unknown = Array.isArray(errors) ? errors[0] : null;
  const message = isRecord(error) ? error["message"] : null;
  return typeof message === "string" ? message : null;
}
