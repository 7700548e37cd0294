import { lazy } from "react";

/** Returns whether the code runs in a browser without a connection. */
const isOffline = (): boolean => typeof window !== "undefined" && !navigator.onLine;

/**
 * Loads a module. If loading fails while offline, waits for a connection and retries, so that the rest of the page
 * keeps working.
 *
 * @throws The error of `load` if loading fails while online.
 */
export async function loadWhenOnline<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (!isOffline()) throw error;
      await new Promise((resolve) => window.addEventListener("online", resolve, { once: true }));
    }
  }
}

/**
 * Creates a lazy component like React's `lazy`, except that loading waits for a connection while the browser is
 * offline.
 */
export const lazyComponent: typeof lazy = (load) => lazy(() => loadWhenOnline(load));
