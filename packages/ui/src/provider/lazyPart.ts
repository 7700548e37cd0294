import { lazy } from "react";

/** Returns whether the code runs in a browser without a connection. */
const isOffline = (): boolean => typeof window !== "undefined" && !navigator.onLine;

/**
 * Loads a lazy part of the page. If loading fails without a connection, waits for one and retries, so that the rest of
 * the page stays; a lazy part needs a Suspense boundary anyway.
 *
 * @throws The error of `load` while there is a connection.
 */
export async function whenOnline<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (!isOffline()) throw error;
      await new Promise((resolve) => window.addEventListener("online", resolve, { once: true }));
    }
  }
}

/** React's `lazy` for parts of a page: a part requested offline loads once the browser is online. */
export const lazyPart: typeof lazy = (load) => lazy(() => whenOnline(load));
