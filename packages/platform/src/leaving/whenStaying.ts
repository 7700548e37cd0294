/** Time after the start of a navigation within which failures count as its work, in milliseconds. */
const ABORT_PERIOD_MS = 5000;

/** Time after which a page that is still shown stays: the link led to a download, or loading was stopped. */
const DEPARTURE_LIMIT_MS = 30_000;

let departureTime = -Infinity;

/** Records when the visitor begins to leave the page: by a link, a form, a bookmark or the address bar. */
export function monitorDepartures(): void {
  window.addEventListener("beforeunload", () => (departureTime = performance.now()));
}

/**
 * Waits while the visitor is leaving the page, at most half a minute, so that what failed has no effect on a page of the
 * past. Firefox ends all requests of a page as soon as the visitor leaves it, while it is still shown until the next one
 * arrives: a shop that handles them as failures shows an error page, or reloads, which ends the visitor's navigation.
 * @returns Promise that is resolved at once if nobody is leaving.
 */
export async function whenStaying(): Promise<void> {
  if (performance.now() - departureTime > ABORT_PERIOD_MS) return;
  await new Promise((resolve) => setTimeout(resolve, DEPARTURE_LIMIT_MS));
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
