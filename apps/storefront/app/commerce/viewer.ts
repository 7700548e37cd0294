import { createStoredValue } from "@rewire/data/stored-value";
import type { Viewer } from "@rewire/domain";

// @chunk frame: used by the account link in the header, and by all code that starts the commerce code.

/**
 * Storage key of the flag that marks a logged-in customer. An inline script in the page's head (`early/`) reads the
 * same key.
 */
export const CUSTOMER_KEY = "rewire.isCustomer";

/**
 * Whether a customer is logged in, so that the header need not wait for the commerce code; contains no name and no
 * token.
 */
const isCustomer = createStoredValue({
  key: CUSTOMER_KEY,
  area: "local",
  parse: (text) => text !== null,
  print: (isLoggedIn) => (isLoggedIn ? "1" : null),
});

const listeners = new Set<() => void>();
/** Logged-in customer; undefined until the shop has responded. */
let viewer: Viewer | null | undefined;

/** Returns the logged-in customer; null for a guest, undefined until the shop has responded. */
export const readViewer = (): Viewer | null | undefined => viewer;

/** Returns whether a customer was logged in, according to the flag stored in this browser. */
export const readCustomerFlag = isCustomer.read;

/** Removes the stored flag that marks a logged-in customer. Does not notify subscribers. */
export const clearCustomerFlag = isCustomer.clear;

/** Stores the logged-in customer and notifies subscribers. */
export function writeViewer(next: Viewer | null | undefined): void {
  if (viewer === next) return;
  viewer = next;
  if (next !== undefined) isCustomer.write(next !== null);
  for (const listener of listeners) listener();
}

/** Subscribes to log-ins and log-outs in this tab and other tabs; returns the unsubscribe function. */
export function onViewerChange(listener: () => void): () => void {
  listeners.add(listener);
  const unsubscribe = isCustomer.onOtherTab(listener);
  return () => {
    listeners.delete(listener);
    unsubscribe();
  };
}

/** Subscribes to log-ins and log-outs in other tabs; returns the unsubscribe function. */
export const onChangeInOtherTab = isCustomer.onOtherTab;
