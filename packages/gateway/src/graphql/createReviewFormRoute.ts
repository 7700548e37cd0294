import { isRecord, reviewForm, type ReviewOutcome } from "@rewire/domain";
import { Hono, type Context } from "hono";
import * as v from "valibot";
import type { ReviewPhotos, WrittenReview } from "../features/review/ReviewPhotos.ts";
import { readClientAddress } from "../http/clientAddress.ts";
import { HttpError, toErrorBody } from "../http/HttpError.ts";
import { getPublicUrl } from "../http/origin.ts";
import { requireSameOrigin } from "../http/requireSameOrigin.ts";
import { parseOrNull } from "../schema/parseOrNull.ts";
import { createOperationRunner, type GraphqlRouteDependencies } from "./createOperationHandler.ts";
import { respondWithError } from "./createGraphqlRoute.ts";

const writtenReviewSchema = v.object({
  data: v.object({
    writeReview: v.object({
      review: v.nullish(v.object({ databaseId: v.number(), status: v.nullish(v.string()) })),
    }),
  }),
});

interface ReviewFormDependencies extends GraphqlRouteDependencies {
  readonly reviewPhotos: ReviewPhotos;
}

/**
 * Creates the route `POST /reviews/add`, the target of the form that submits a review with photos. Photos are checked
 * first; the review is then processed like `writeReview` of `/graphql`. Responds with `{ outcome, photos }`, with `{
 * issue }` if a photo is unsuitable, or with the shop's errors; the status is always 200.
 */
export function createReviewFormRoute(dependencies: ReviewFormDependencies): Hono {
  const { config, log, reviewPhotos } = dependencies;
  const app = new Hono();
  const runOperation = createOperationRunner(dependencies);

  app.post(reviewForm.path, async (c) => {
    c.header("cache-control", "no-store");
    try {
      requireSameOrigin(c, config, log);
      const form = await readForm(c);
      let outcome: ReviewOutcome = "held";
      let refusal: unknown = {};
      const write = async (): Promise<WrittenReview | null> => {
        const variables = toVariables(form);
        // Before the review is written: an error after it would look as if it had not been.
        const customerId = (await dependencies.logins.find(c.req.raw))?.userId ?? null;
        const response = await runOperation(c, { name: "writeReview", variables, attempt: undefined });
        const body: unknown = await response.json();
        const writtenReview = parseOrNull(writtenReviewSchema, body)?.data.writeReview;
        refusal = body;
        if (!writtenReview) return null;
        outcome = writtenReview.review?.status === "APPROVE" ? "published" : "held";
        const { productId, author, content: text } = variables;
        return { productId, customerId, author, text, reviewId: writtenReview.review?.databaseId ?? null };
      };
      const client = {
        clientAddress: readClientAddress(c, config.trustProxy),
        origin: new URL(getPublicUrl(c.req.raw, config)).origin,
      };
      const result = await reviewPhotos.submit(await readPhotos(form), write, client);
      switch (result.kind) {
        case "written":
          return c.json({ outcome, photos: result.photos });
        case "invalid":
          return c.json({ issue: result.issue });
        case "refused":
          return c.json(isRecord(refusal) ? refusal : {});
        case "tooMany": {
          const { waitSeconds } = result;
          const error = new HttpError(429, "Too many photos. Please try again later.", "tooManyAttempts", {
            waitSeconds,
          });
          return c.json(toErrorBody(error), 429, { "retry-after": String(waitSeconds) });
        }
      }
    } catch (error) {
      return respondWithError(c, dependencies, error);
    }
  });
  app.all(reviewForm.path, (c) =>
    c.json(toErrorBody(new HttpError(405, "Only POST is accepted.")), 405, { allow: "POST" }),
  );
  return app;
}

async function readForm(c: Context): Promise<FormData> {
  if (!/^multipart\/form-data\s*;/i.test(c.req.header("content-type") ?? ""))
    throw new HttpError(415, "The body must be multipart/form-data.");
  try {
    return await c.req.formData();
  } catch {
    throw new HttpError(400, "The form cannot be read.");
  }
}

/** Maps the form to the variables of `writeReview`, whose schema validates them. */
function toVariables(form: FormData) {
  const readField = (name: string): string => {
    const value = form.get(name);
    // Browsers send line breaks as CRLF, which count twice against the field's limit.
    return typeof value === "string" ? value.replaceAll("\r\n", "\n").trim() : "";
  };
  return {
    productId: Number(readField(reviewForm.product)),
    rating: Number(readField(reviewForm.rating)),
    content: readField(reviewForm.content),
    author: readField(reviewForm.author),
    email: readField(reviewForm.email),
  };
}

/** Reads the photos; a field without a file comes as an empty one. */
const readPhotos = (form: FormData): Promise<readonly Uint8Array[]> =>
  Promise.all(
    form
      .getAll(reviewForm.photo)
      .filter((entry) => typeof entry !== "string")
      .filter(({ size }) => size > 0)
      // More than these are refused by their number alone.
      .slice(0, reviewForm.maxPhotos + 1)
      .map(async (file) => new Uint8Array(await file.arrayBuffer())),
  );
