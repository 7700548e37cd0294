// Reports what the network refuses to a story: failed responses, and requests to other hosts. A response of the story's
// own mocks is not reported, whatever its status: an order that is refused is the subject of its story.

/**
 * Source of a response that the service worker of the mock network has created itself; a request that it passes on has
 * the source "network" or "http-cache".
 */
const MOCKED = "fallback-code";

/**
 * Returns the fault of a response.
 * @param response `Network.Response` of the DevTools protocol.
 * @param origin Origin of the workshop.
 * @returns {string | undefined} undefined for none
 */
export function faultOfResponse({ url, status, fromServiceWorker, serviceWorkerResponseSource }, origin) {
  if (fromServiceWorker && serviceWorkerResponseSource === MOCKED) return undefined;
  return faultOfRequest(url, origin) ?? (status >= 400 ? `${status} ${url}` : undefined);
}

/** Returns the fault of a request that has left the page, or was not answered at all. */
const faultOfRequest = (url, origin) =>
  /^https?:/.test(url) && new URL(url).origin !== origin ? `asks another host: ${url}` : undefined;

/**
 * Reports the faults of all requests of a page. A request whose story has ended meanwhile is not reported: the mocks of
 * the next story, which answer it, do not know it.
 * @param session DevTools session of the page.
 * @param options `origin` of the workshop; `current` returns the list of faults of the current story;
 * `isHeard`: whether responses of an address are of interest.
 */
export async function watchNetwork(session, { origin, current, isHeard = () => true }) {
  const requests = new Map();
  session.on("Network.requestWillBeSent", ({ requestId, request }) =>
    requests.set(requestId, { url: request.url, faults: current() }),
  );
  const conclude = (requestId, findFault) => {
    const { url, faults = current() } = requests.get(requestId) ?? {};
    requests.delete(requestId);
    const fault = findFault(url);
    if (fault && faults === current()) faults?.push(fault);
  };
  session.on("Network.responseReceived", ({ requestId, response }) =>
    conclude(requestId, () => (isHeard(response.url) ? faultOfResponse(response, origin) : undefined)),
  );
  // Another host cannot be reached; a story that ends cancels its requests.
  session.on("Network.loadingFailed", ({ requestId, canceled }) =>
    conclude(requestId, (url) => (url && !canceled ? faultOfRequest(url, origin) : undefined)),
  );
  await session.send("Network.enable");
}
