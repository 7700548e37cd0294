import { lazy } from "react";

/** Returns whether the code runs in a browser without a connection. */
const isOffline = (): boolean => typeof window !== "undefined" && !navigator.onLine;

/**
 * Loads a module. If loading fails while the browser is offline, waits for a connection and tries again.
 * @throws The error of `load` if loading fails while the browser is online.
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

/** Creates a lazy component like React's `lazy`. If the browser is offline, the component waits for a connection. */
export const lazyComponent: typeof lazy = (load) => lazy(() => loadWhenOnline(load));
