import type { ShopFailure } from "@rewire/domain";
import { ShopTimeoutError, ShopRequestError, ShopUnreachableError } from "@rewire/data/server";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { LockTimeoutError, QueueFullError, KeyValueStoreUnavailableError } from "../storage/errors.ts";

/** Error with the HTTP status, message and failure kind that are sent to the browser. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly status: ContentfulStatusCode;
  readonly kind: ShopFailure["kind"] | "badRequest";
  /** Seconds until the next attempt; for `tooManyAttempts`. */
  readonly waitSeconds: number | undefined;
  /** Maximum length of a string in characters; for `tooLong`. */
  readonly max: number | undefined;
  /** Whether the card payment of the request pays for nothing any more: it is refunded, or did not go through. */
  readonly isPaymentVoid: boolean;

  constructor(
    status: ContentfulStatusCode,
    message: string,
    kind: HttpError["kind"] = "badRequest",
    options: HttpErrorOptions = {},
  ) {
    super(message, options);
    this.status = status;
    this.kind = kind;
    this.waitSeconds = options.waitSeconds;
    this.max = options.max;
    this.isPaymentVoid = options.isPaymentVoid ?? false;
  }
}

interface HttpErrorOptions extends ErrorOptions {
  waitSeconds?: number;
  max?: number;
  isPaymentVoid?: boolean;
}

/** Seconds in which a full queue of changes has room again. */
const QUEUE_RETRY_SECONDS = 10;

/** Converts any error to an HttpError for the browser. The message never contains the cause. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  const options = { cause: error };
  if (error instanceof ShopTimeoutError)
    return new HttpError(504, "The shop took too long to answer. Please try again.", "timeout", options);
  if (error instanceof ShopUnreachableError)
    return new HttpError(502, "The shop cannot be reached. Please try again.", "unreachable", options);
  if (error instanceof KeyValueStoreUnavailableError) {
    return new HttpError(503, "The shop can keep nothing at the moment. Please try again.", "unreachable", options);
  }
  if (error instanceof LockTimeoutError)
    return new HttpError(504, "Another change is under way. Please try again.", "timeout", options);
  if (error instanceof QueueFullError) {
    const message = "Too many changes are waiting. Please wait a moment.";
    return new HttpError(429, message, "tooManyAttempts", { ...options, waitSeconds: QUEUE_RETRY_SECONDS });
  }
  if (error instanceof ShopRequestError)
    return new HttpError(502, "The shop gave no usable answer. Please try again.", "shopError", options);
  return new HttpError(500, "Something went wrong.", "shopError", options);
}

/** Returns a copy of an error after which the card payment of its request pays for nothing any more. */
export const voidPayment = ({ status, message, kind, waitSeconds, max, cause }: HttpError): HttpError =>
  new HttpError(status, message, kind, {
    cause,
    isPaymentVoid: true,
    ...(waitSeconds === undefined ? {} : { waitSeconds }),
    ...(max === undefined ? {} : { max }),
  });

/** Extension of an error after which the browser must forget the card payment that it sent. */
export const voidPaymentExtension = { isPaymentVoid: true } as const;

/**
 * Builds the body of a failed request in the format of a GraphQL response, with the failure's kind in
 * `extensions.kind`.
 */
export const toErrorBody = ({ message, kind, waitSeconds, max, isPaymentVoid }: HttpError) => ({
  errors: [
    {
      message,
      extensions: {
        kind,
        ...(waitSeconds === undefined ? {} : { waitSeconds }),
        ...(max === undefined ? {} : { max }),
        ...(isPaymentVoid ? voidPaymentExtension : {}),
      },
    },
  ],
});
