import {
  createBrowserJournal,
  createCommerceClient,
  isSessionError,
  createTabLock,
  type OperationError,
  type CommerceClient,
} from "@rewire/data";
import { logOperationError, resetSession } from "./resetSession.ts";
import { createSessionLockName } from "./sessionLockName.ts";

let client: CommerceClient | undefined;
/**
 * Number of the current session in this document; part of the lock's name, so that an abandoned session blocks no
 * other.
 */
let sessionNumber = 1;

/** Returns the commerce client, shared by cart panel and checkout. */
export function getCommerceClient(currency: string): CommerceClient {
  client ??= createCommerceClient({
    currency,
    journal: createBrowserJournal(),
    lock: createTabLock(createSessionLockName(sessionNumber)),
    onError: handleError,
  });
  return client;
}

function handleError(error: OperationError): void {
  logOperationError(error);
  // The gateway renews sessions itself, so a session error here is final.
  if (isSessionError(error)) void resetSession();
}

/**
 * Discards the commerce client with its cached cart and customer; the next call of {@link getCommerceClient} creates a new
 * one.
 */
export function discardCommerceClient(): void {
  client = undefined;
  sessionNumber += 1;
}

/** Aborts the pending requests of the commerce client and discards it. */
export function closeCommerceClient(): void {
  client?.apollo.stop();
  discardCommerceClient();
}
