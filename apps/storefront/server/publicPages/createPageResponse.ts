import { createSecurityHeaders, type GatewayConfig } from "@rewire/gateway";
import { ALL_TAG } from "@rewire/gateway/tags";
import { chooseCoding, convertCoding, type Coding } from "./compression.ts";
import type { CachedPage } from "./createPageCache.ts";
import type { PublicUrl } from "./parsePublicUrl.ts";

/** Other hosts that pages may contact, such as those for card payment. */
export type ContentHosts = NonNullable<Parameters<typeof createSecurityHeaders>[0]>["additionalPolicies"];

interface HeaderOptions {
  readonly address: PublicUrl;
  /** Period in seconds for which shared caches may keep the page. */
  readonly sharedSeconds: number;
  readonly isSecure: boolean;
  readonly contentHosts: ContentHosts;
  readonly config: Pick<GatewayConfig, "edges">;
}

const DAY_SECONDS = 24 * 60 * 60;

interface CachedHeaders {
  readonly sharedSeconds: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Response headers by page, because they are the same for all requests while shared caches may keep it as long. */
const headersByPage = new WeakMap<CachedPage, CachedHeaders>();

/**
 * Returns the headers of a page. The content security policy allows the page's inline scripts and styles by their
 * hashes.
 */
export function createPageHeaders(
  page: CachedPage,
  { address, sharedSeconds, isSecure, contentHosts, config }: HeaderOptions,
): Readonly<Record<string, string>> {
  const cachedHeaders = headersByPage.get(page);
  if (cachedHeaders?.sharedSeconds === sharedSeconds) return cachedHeaders.headers;
  const headers = {
    ...createSecurityHeaders({ hashes: page, isHttps: isSecure, additionalPolicies: contentHosts }),
    ...(page.status === 200 ? createCachingHeaders(address, page, sharedSeconds, config) : {}),
    // Last, since an incomplete catalogue forbids caching.
    ...Object.fromEntries(page.headers),
  };
  headersByPage.set(page, { sharedSeconds, headers });
  return headers;
}

/**
 * Returns the headers for browsers, which always revalidate, and for shared caches, which may serve a page for a while.
 */
function createCachingHeaders(
  { path, kind }: PublicUrl,
  { etag, tags }: CachedPage,
  sharedSeconds: number,
  { edges }: HeaderOptions["config"],
): Record<string, string> {
  const isTagged = edges.cloudflare !== null || edges.fastly !== null || edges.banUrls.length > 0;
  // The home page without a language redirects to the visitor's: shared caches cannot determine it.
  if (path === "/")
    return { etag, "cache-control": "private, max-age=0", vary: "cookie, accept-language, accept-encoding" };
  // Free slots change with every booking, of which shared caches are not notified.
  if (kind === "repair") return { etag, "cache-control": "public, no-cache", vary: "accept-encoding" };
  const sharedCacheDirectives = `s-maxage=${sharedSeconds}, stale-while-revalidate=${sharedSeconds}, stale-if-error=${DAY_SECONDS}`;
  return {
    etag,
    "cache-control": `public, max-age=0, ${sharedCacheDirectives}`,
    ...(isTagged ? { "cache-tag": [ALL_TAG, ...tags].join(","), "surrogate-key": [ALL_TAG, ...tags].join(" ") } : {}),
    vary: "accept-encoding",
  };
}

/**
 * Creates the response to a request for a page. The status is 304 if the client has the current version.
 * @param storeBody Called with the body in a content coding that is requested for the first time.
 */
export async function createPageResponse(
  request: Request,
  page: CachedPage,
  headers: Readonly<Record<string, string>>,
  storeBody: (coding: Coding, body: Uint8Array) => void,
): Promise<Response> {
  const { status, isCompressed, bodies, etag } = page;
  if (status === 200 && matchesEtag(request.headers.get("if-none-match"), etag)) {
    const { "content-type": _, ...rest } = headers;
    return new Response(null, { status: 304, headers: rest });
  }
  const coding = isCompressed ? chooseCoding(request.headers.get("accept-encoding")) : "identity";
  const brotliBody = bodies.get("br");
  let body = bodies.get(coding);
  if (!body && brotliBody) {
    body = await convertCoding(brotliBody, coding);
    storeBody(coding, body);
  }
  const encodedHeaders = coding === "identity" ? headers : { ...headers, "content-encoding": coding };
  return new Response(request.method === "HEAD" ? null : body && new Uint8Array(body), {
    status,
    headers: encodedHeaders,
  });
}

/** Returns whether an `If-None-Match` header contains the given entity tag. */
export const matchesEtag = (header: string | null, etag: string): boolean =>
  header !== null && (header.trim() === "*" || header.split(",").some((tag) => tag.trim() === etag));
