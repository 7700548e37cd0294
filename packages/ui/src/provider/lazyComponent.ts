import { lazy } from "react";

/** Returns whether the code runs in a browser without a connection. */
const isOffline = (): boolean => typeof window !== "undefined" && !navigator.onLine;

/** Number of further attempts after the browser has come online, whose requests may fail for a moment. */
const MAX_RETRIES = 3;
const RETRY_DELAY_MS = 500;

/**
 * Loads a module. If loading fails while the browser is offline, waits for a connection and tries again.
 * @throws The error of `load` if loading fails while the browser is online.
 */
export async function loadWhenOnline<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  let remainingRetries = 0;
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (isOffline()) {
        await new Promise((resolve) => window.addEventListener("online", resolve, { once: true }));
        remainingRetries = MAX_RETRIES;
      } else if (remainingRetries > 0) {
        remainingRetries -= 1;
        await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
      } else throw error;
    }
  }
}

/** Creates a lazy component like React's `lazy`. If the browser is offline, the component waits for a connection. */
export const lazyComponent: typeof lazy = (load) => lazy(() => loadWhenOnline(load));
