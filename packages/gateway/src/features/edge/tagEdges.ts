import * as v from "valibot";
import { ALL_TAG } from "../catalogue/changes/tags.ts";
import { EdgeError, requireSuccess, type Edge } from "./Edge.ts";

type Fetch = typeof globalThis.fetch;

const TIMEOUT_MS = 5_000;
/** Number of characters that fit into one header of every cache, with space for other headers. */
const MAX_HEADER_LENGTH = 4_000;

const tagEdgeOptions = {
  timeoutMs: TIMEOUT_MS,
  toItems: (tags: readonly string[]) => tags,
  purgeAllItem: ALL_TAG,
} as const;

const cloudflareResponseSchema = v.object({
  success: v.boolean(),
  errors: v.fallback(v.array(v.object({ message: v.string() })), []),
});
const parseResponse = v.safeParser(v.pipe(v.string(), v.parseJson(), cloudflareResponseSchema));

/**
 * Creates the edge cache of a Cloudflare zone. One request purges up to 30 of the tags that pages send in the header
 * `Cache-Tag`.
 */
export const createCloudflare = (
  { zone, token }: { readonly zone: string; readonly token: string },
  fetch: Fetch,
  apiUrl = "https://api.cloudflare.com/client/v4",
): Edge => ({
  ...tagEdgeOptions,
  name: "cloudflare",
  callLimits: { items: 30, characters: 30 * 1024 },
  purge: async (tags, signal) => {
    const response = await fetch(`${apiUrl}/zones/${zone}/purge_cache`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ tags }),
      signal,
    });
    const result = parseResponse(await requireSuccess(response));
    if (!result.success || !result.output.success)
      throw new EdgeError(`It refuses: ${result.success ? (result.output.errors[0]?.message ?? "") : "no JSON"}`);
  },
});

/**
 * Creates the edge cache of a Fastly service. Purged pages are marked as stale, and are still served while new ones are
 * fetched.
 */
export const createFastly = (
  { service, token }: { readonly service: string; readonly token: string },
  fetch: Fetch,
  apiUrl = "https://api.fastly.com",
): Edge => ({
  ...tagEdgeOptions,
  name: "fastly",
  callLimits: { items: 256, characters: 16_000 },
  purge: async (tags, signal) => {
    const response = await fetch(`${apiUrl}/service/${service}/purge`, {
      method: "POST",
      headers: { "fastly-key": token, "fastly-soft-purge": "1", "content-type": "application/json" },
      body: JSON.stringify({ surrogate_keys: tags }),
      signal,
    });
    await requireSuccess(response);
  },
});

/**
 * Creates an edge cache that purges by tags, with the method BAN and the header `X-Purge-Tags`, such as Varnish
 * configured with docs/operate/edge/varnish.vcl.
 */
export const createBanEdge = (url: string, edgeNumber: number, fetch: Fetch): Edge => ({
  ...tagEdgeOptions,
  name: `ban ${edgeNumber}`,
  callLimits: { items: 100, characters: MAX_HEADER_LENGTH },
  purge: async (tags, signal) => {
    await requireSuccess(await fetch(url, { method: "BAN", headers: { "x-purge-tags": tags.join(" ") }, signal }));
  },
});
