// Records the requests of a page from browser events (Network domain of the DevTools protocol).

/**
 * @typedef {{ url: string, sentMs: number, type: string, bytes: number, status: number }} Resource
 * type: document, script, font, picture, style or other; bytes: as transferred, with headers
 */

const KINDS = [
  ["script", /javascript|ecmascript/],
  ["font", /^(?:font\/|application\/(?:x-)?font)/],
  ["picture", /^image\//],
  ["style", /^text\/css/],
  ["document", /^text\/html/],
];

/** Maps a content type to a kind. @param {string} mimeType */
export const kindOf = (mimeType) => KINDS.find(([, pattern]) => pattern.test(mimeType))?.[0] ?? "other";

/**
 * Records the requests of a page.
 * @param {{ on: (event: string, listener: (event: any) => void) => void }} cdp with the Network domain enabled
 */
export function recordTraffic(cdp) {
  /** @type {Map<string, Resource>} */
  const resources = new Map();
  let started = null;
  cdp.on("Network.requestWillBeSent", ({ requestId, request, timestamp }) => {
    if (!/^https?:/.test(request.url)) return;
    started ??= timestamp;
    const sentMs = (timestamp - started) * 1000;
    resources.set(requestId, { url: request.url, sentMs, type: "other", bytes: 0, status: 0 });
  });
  cdp.on("Network.requestServedFromCache", ({ requestId }) => resources.delete(requestId));
  cdp.on("Network.responseReceived", ({ requestId, response }) => {
    const one = resources.get(requestId);
    if (!one) return;
    one.type = kindOf(response.mimeType);
    one.status = response.status;
    one.bytes = response.encodedDataLength;
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const one = resources.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  return { list: () => [...resources.values()].map((one) => ({ ...one })) };
}

/**
 * Sums up requests.
 * @param {readonly Resource[]} all
 * @param {{ type?: string, beforeMs?: number }} [which] kind, and maximum time of the request in milliseconds
 */
export function sumOf(all, { type, beforeMs = Infinity } = {}) {
  const chosen = all.filter((one) => (type === undefined || one.type === type) && one.sentMs < beforeMs);
  return { bytes: chosen.reduce((sum, { bytes }) => sum + bytes, 0), count: chosen.length };
}
