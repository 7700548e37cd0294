import { createFailureResponse } from "./createFailureResponse.ts";

/**
 * Returns whether an error means that the state store is unavailable. Compares the error's name, because the error
 * class is available on the server only.
 */
export const isStateStoreUnavailable = (error: unknown): boolean =>
  error instanceof Error && error.name === "KeyValueStoreUnavailableError";

/** Awaits an operation that requires the state store. @throws Response with status 503 if the store is unavailable. */
export async function requireStateStore<Value>(operation: Promise<Value>): Promise<Value> {
  try {
    return await operation;
  } catch (error) {
    throw isStateStoreUnavailable(error) ? createFailureResponse({ kind: "unreachable" }) : error;
  }
}

/** Returns whether an error means that the shop cannot be read. Compares the name, as above. */
const isShopUnreachable = (error: unknown): boolean =>
  error instanceof Error && error.name === "HttpError" && "kind" in error && error.kind === "unreachable";

/** Awaits an operation that requires the shop. @throws Response with status 503 if shop or store are unavailable. */
export async function requireShop<Value>(operation: Promise<Value>): Promise<Value> {
  try {
    return await requireStateStore(operation);
  } catch (error) {
    throw isShopUnreachable(error) ? createFailureResponse({ kind: "unreachable" }) : error;
  }
}

/**
 * Returns the number of seconds after which a rate-limited request may be retried; null for any other error. Compares
 * the error's name, because the error class is available on the server only.
 */
export const getRetrySeconds = (error: unknown): number | null =>
  error instanceof Error &&
  error.name === "HttpError" &&
  "waitSeconds" in error &&
  typeof error.waitSeconds === "number"
    ? error.waitSeconds
    : null;
