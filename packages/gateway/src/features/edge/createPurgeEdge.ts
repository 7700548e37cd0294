import pLimit from "p-limit";
import { requireSuccess, type Edge } from "./Edge.ts";

/** Values of `Accept-Encoding` under which the cache stores a page separately; see docs/operate/edge/nginx.conf. */
const CONTENT_CODINGS = ["br", "gzip", "identity"] as const;

const MAX_CONCURRENT_PURGES = 8;

/**
 * Creates an edge cache that purges one URL per request, with the method PURGE, such as nginx with its purge module.
 *
 * @param cacheUrl URL of the cache, without a path.
 * @param listUrls Returns the URLs of all pages that have one of the given tags; their origin is replaced with that of
 * the cache.
 */
export function createPurgeEdge(
  cacheUrl: string,
  edgeNumber: number,
  listUrls: (tags: readonly string[]) => readonly string[],
  fetch: typeof globalThis.fetch,
): Edge {
  const origin = cacheUrl.replace(/\/+$/, "");
  const limitConcurrency = pLimit(MAX_CONCURRENT_PURGES);
  const purgeUrl = async (address: string, encoding: string, signal: AbortSignal): Promise<void> => {
    const headers = { "accept-encoding": encoding };
    const { pathname, search } = new URL(address, origin);
    // The module responds with 404 or 412 for a page that is not stored.
    await requireSuccess(await fetch(origin + pathname + search, { method: "PURGE", headers, signal }), [404, 412]);
  };
  return {
    name: `purge ${edgeNumber}`,
    callLimits: { items: 100, characters: 200_000 },
    timeoutMs: 20_000,
    toItems: listUrls,
    purgeAllItem: null,
    purge: async (addresses, signal) => {
      const purgeRequests = addresses.flatMap((address) => CONTENT_CODINGS.map((encoding) => ({ address, encoding })));
      await Promise.all(
        purgeRequests.map(({ address, encoding }) => limitConcurrency(() => purgeUrl(address, encoding, signal))),
      );
    },
  };
}
