import { lazy } from "react";

/** Whether this is a browser without a connection. */
const isOffline = (): boolean => typeof window !== "undefined" && !navigator.onLine;

/**
 * Loads a part of the page. Without a connection it waits for one and tries again, so that what stands on the page
 * stays there; whoever shows a part needs a Suspense boundary around it anyway.
 *
 * @throws Whatever `load` throws while there is a connection.
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

/** React's `lazy` for parts of a page: one requested offline loads once the browser is online. */
export const lazyPart: typeof lazy = (load) => lazy(() => whenOnline(load));
