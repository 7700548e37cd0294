import { failureResponse } from "./failureResponse.ts";

/** By its name, since the gateway's own class is the server's alone. */
export const isStateUnavailable = (error: unknown): boolean =>
  error instanceof Error && error.name === "KeyValueStoreUnavailable";

/** Waits for an answer of the state store; while there is none the page says so with status 503 instead of breaking. */
export async function requireState<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw isStateUnavailable(error) ? failureResponse({ kind: "unreachable" }) : error;
  }
}

/**
 * How long somebody has to wait who has tried something too often; null for any other trouble. By its name, like the
 * one above.
 */
export const waitSecondsOf = (error: unknown): number | null =>
  error instanceof Error &&
  error.name === "HttpError" &&
  "waitSeconds" in error &&
  typeof error.waitSeconds === "number"
    ? error.waitSeconds
    : null;
