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

/** Returns the GraphQL client shared by the cart panel and the checkout. */
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
 * Discards the commerce client, including the cached cart and customer. The next call to {@link getCommerceClient}
 * creates a new client.
 */
export function discardCommerceClient(): void {
  client = undefined;
  sessionNumber += 1;
}

/** Aborts the commerce client's pending requests and discards the client. */
export function closeCommerceClient(): void {
  client?.apollo.stop();
  discardCommerceClient();
}
