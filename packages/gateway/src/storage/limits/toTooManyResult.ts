import { HttpError } from "../../http/HttpError.ts";

/** Result of an attempt that a limit has refused. */
export interface TooManyResult {
  readonly kind: "tooMany";
  /** Seconds until the next attempt. */
  readonly waitSeconds: number;
}

/** Waiting time where an error does not name one: the longest period of a limit, in seconds. */
const DEFAULT_WAIT_SECONDS = 3600;

/**
 * Converts the error of a limit to a result.
 *
 * @throws The error itself if it is not that of a limit.
 */
export function toTooManyResult(error: unknown): TooManyResult {
  if (!(error instanceof HttpError && error.status === 429)) throw error;
  return { kind: "tooMany", waitSeconds: error.waitSeconds ?? DEFAULT_WAIT_SECONDS };
}
