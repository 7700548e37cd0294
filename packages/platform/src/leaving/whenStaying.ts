import { trackDepartures } from "./trackDepartures.ts";

/** Time after the start of a navigation within which failed requests are attributed to it, in milliseconds. */
const ABORT_PERIOD_MS = 5000;

/** Time after which a page that is still shown stays: the link led to a download, or loading was stopped. */
const DEPARTURE_LIMIT_MS = 30_000;

let isLeaving = () => false;

/** Follows from now on when the visitor begins to leave the page; see {@link trackDepartures}. */
export function monitorDepartures(): void {
  isLeaving = trackDepartures(ABORT_PERIOD_MS);
}

/** Calls back when the browser shows the page again as it was left. */
const onRestore = (callback: () => void) =>
  window.addEventListener("pageshow", ({ persisted: isRestored }) => isRestored && callback());

/**
 * Waits while the visitor is leaving the page, at most half a minute, so that what failed has no effect on a page of the
 * past. Firefox and Safari end all requests of a page as soon as the visitor leaves it, while it is still shown until the
 * next one arrives: a shop that handles them as failures shows an error page, or reloads, which ends the visitor's
 * navigation. On a page that the browser restores as it was left, the wait is over.
 * @returns Promise that is resolved at once if nobody is leaving.
 */
export async function whenStaying(): Promise<void> {
  if (!isLeaving()) return;
  await new Promise<void>((resolve) => {
    setTimeout(resolve, DEPARTURE_LIMIT_MS);
    onRestore(resolve);
  });
}

/** Makes requests that fail while the visitor is leaving fail only if the page stays; see {@link whenStaying}. */
export function holdFailedRequests(): void {
  const fetch = window.fetch.bind(window);
  window.fetch = async (...request) => {
    try {
      return await fetch(...request);
    } catch (error) {
      // An AbortError is the page's own.
      if (error instanceof TypeError) await whenStaying();
      throw error;
    }
  };
}
