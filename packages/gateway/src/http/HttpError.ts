import type { ShopFailure } from "@rewire/domain";
import { ShopTimeout, ShopTrouble, ShopUnreachable } from "@rewire/data/server";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { LockTimeout, QueueFull, StateStoreUnavailable } from "../storage/errors.ts";

/** Why the gateway does not answer a request: a status and a sentence, and for the shop's troubles their kind. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly status: ContentfulStatusCode;
  readonly kind: ShopFailure["kind"] | "badRequest";
  /** How long to wait before the next attempt; for `tooManyAttempts`. */
  readonly waitSeconds: number | undefined;
  /** The most characters that a text may have; for `tooLong`. */
  readonly max: number | undefined;

  constructor(
    status: ContentfulStatusCode,
    message: string,
    kind: Refusal["kind"] = "badRequest",
    options: RefusalOptions = {},
  ) {
    super(message, options);
    this.status = status;
    this.kind = kind;
    this.waitSeconds = options.waitSeconds;
    this.max = options.max;
  }
}

interface RefusalOptions extends ErrorOptions {
  waitSeconds?: number;
  max?: number;
}

/** What a browser is told about something that was thrown: never more than a sentence. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const options = { cause: error };
  if (error instanceof ShopTimeout)
    return new Refusal(504, "The shop took too long to answer. Please try again.", "timeout", options);
  if (error instanceof ShopUnreachable)
    return new Refusal(502, "The shop cannot be reached. Please try again.", "unreachable", options);
  if (error instanceof StateStoreUnavailable) {
    return new Refusal(503, "The shop can keep nothing at the moment. Please try again.", "unreachable", options);
  }
  if (error instanceof LockTimeout)
    return new Refusal(504, "Another change is under way. Please try again.", "timeout", options);
  if (error instanceof QueueFull)
    return new Refusal(429, "Too many changes are waiting. Please wait a moment.", "badRequest", options);
  if (error instanceof ShopTrouble)
    return new Refusal(502, "The shop gave no usable answer. Please try again.", "shopError", options);
  return new Refusal(500, "Something went wrong.", "shopError", options);
}

/** The body of a refused request, in the shape of a GraphQL answer; `extensions.kind` is a failure's kind. */
export const refusalBody = ({ message, kind, waitSeconds, max }: Refusal) => ({
  errors: [
    {
      message,
      extensions: {
        kind,
        ...(waitSeconds === undefined ? {} : { waitSeconds }),
        ...(max === undefined ? {} : { max }),
      },
    },
  ],
});
