import {
  createBrowserJournal,
  createStoreClient,
  isSessionError,
  tabLock,
  type OperationError,
  type StoreClient,
} from "@rewire/data";
import { printError, startAfresh } from "./startAfresh.ts";

let client: StoreClient | undefined;
/** Counts the visits of this document, so that one that was given up holds nobody up. */
let visit = 1;

/** The one line to the shop of this visit; cart panel and checkout share it. */
export function commerceClient(currency: string): StoreClient {
  client ??= createStoreClient({
    currency,
    journal: createBrowserJournal(),
    lock: tabLock(`rewire.session ${visit}`),
    onError: handleError,
  });
  return client;
}

function handleError(error: OperationError): void {
  printError(error);
  // The gateway renews sessions by itself: one that is refused even so is beyond help.
  if (isSessionError(error)) void startAfresh();
}

/** Ends the visit in this document: what was known of cart and customer is forgotten, and the next to ask starts anew. */
export function forgetCommerceClient(): void {
  client = undefined;
  visit += 1;
}

/** The same where nobody looks any more: what is still being asked is given up. */
export function closeCommerceClient(): void {
  client?.apollo.stop();
  forgetCommerceClient();
}
