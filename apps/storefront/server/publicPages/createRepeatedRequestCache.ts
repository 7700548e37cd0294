import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import { REQUEST_ID_PATTERN } from "@rewire/gateway";
import { chooseCoding, type Coding } from "./compression.ts";
import type { PageHandle } from "./createPageHandle.ts";

/** Hono environment of the storefront's server: the Node.js bindings and the request variables. */
export interface ServerContext {
  readonly Bindings: HttpBindings;
  /** Public page that the response was created from, and whether the URL has parameters that it does not know. */
  readonly Variables: { publicPage?: PageHandle; hasUnknownParameters?: boolean };
}

/** Cache that maps requests to responses. A cached response requires neither routing nor rendering. */
export interface RepeatedRequestCache {
  /** Middleware that stores the responses of public pages; must precede all others. */
  readonly remember: MiddlewareHandler<ServerContext>;
  /** Responds to a request that equals an earlier one, while the page is current. Returns whether it did. */
  readonly respond: (...request: Parameters<RequestListener>) => boolean;
}

interface StoredResponse {
  readonly page: PageHandle;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the request's id was taken over, as from a trusted proxy. */
  readonly echoesId: boolean;
}

/** Limits of the cache. */
interface RepeatedRequestLimits {
  /** Maximum number of stored requests. @default 9,000 */
  readonly maxRequests?: number;
  /**
   * The same for URLs with parameters that the page does not know, so that invented ones displace only each other.
   * @default 1,000
   */
  readonly maxUnknownRequests?: number;
}

const MAX_CACHED_CODINGS = 100;
/** Maximum number of characters of a key, so that long headers do not fill the memory; browsers' keys are shorter. */
const MAX_KEY_LENGTH = 2_500;
const REQUEST_ID_HEADER = "x-request-id";

/** Request headers that the response depends on, besides the coding. */
const PROXY_HEADERS = ["x-forwarded-host", "x-forwarded-proto", REQUEST_ID_HEADER] as const;
const KEY_HEADERS = ["host", "origin", "x-forwarded-host", "x-forwarded-proto"] as const;

/**
 * Creates an empty cache. A request's key contains everything that affects the response. Requests with a body, through
 * several proxies or with very long headers have no key and are not cached.
 */
export function createRepeatedRequestCache({
  maxRequests = 9_000,
  maxUnknownRequests = 1_000,
}: RepeatedRequestLimits = {}): RepeatedRequestCache {
  const responses = new LRUCache<string, StoredResponse>({ max: maxRequests });
  const unknownResponses = new LRUCache<string, StoredResponse>({ max: maxUnknownRequests });
  const codingsByHeader = new LRUCache<string, Coding>({ max: MAX_CACHED_CODINGS });

  const getCoding = (acceptEncoding: string): Coding => {
    const cachedCodings = codingsByHeader.get(acceptEncoding);
    if (cachedCodings) return cachedCodings;
    const coding = chooseCoding(acceptEncoding);
    if (acceptEncoding.length < 200) codingsByHeader.set(acceptEncoding, coding);
    return coding;
  };

  const createKey = (request: IncomingMessage, coding: Coding): string | null => {
    const { method, url, headers, socket } = request;
    const hasBody = headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
    if (method !== "GET" || hasBody || headers.range !== undefined || headers.expect !== undefined) return null;
    let key = `${coding} ${url ?? ""}`;
    // A proxy's headers count if its address is trusted.
    if (PROXY_HEADERS.some((name) => headers[name] !== undefined)) key += ` ${socket.remoteAddress ?? ""}`;
    for (const name of KEY_HEADERS) {
      const value = [headers[name] ?? ""].flat().join();
      // Which of several proxies' values counts depends on all of their addresses.
      if (value.includes(",")) return null;
      key += ` ${value}`;
    }
    return key.length > MAX_KEY_LENGTH ? null : key;
  };

  return {
    async remember(c, next) {
      await next();
      const page = c.get("publicPage");
      if (!page || c.res.status !== 200 || c.res.headers.has("set-cookie")) return;
      const key = createKey(c.env.incoming, getCoding(c.req.header("accept-encoding") ?? ""));
      if (key === null) return;
      const { [REQUEST_ID_HEADER]: id, ...headers } = Object.fromEntries(c.res.headers);
      const cache = c.get("hasUnknownParameters") ? unknownResponses : responses;
      cache.set(key, { page, headers, echoesId: id === c.req.header(REQUEST_ID_HEADER) });
    },
    respond(request, respond) {
      const coding = getCoding(request.headers["accept-encoding"] ?? "");
      const key = createKey(request, coding);
      const storedResponse = key === null ? undefined : (responses.get(key) ?? unknownResponses.get(key));
      const body = storedResponse?.page.current(coding);
      if (!storedResponse || !body) return false;
      send(request, respond, storedResponse, body);
      return true;
    },
  };
}

function send(
  request: IncomingMessage,
  respond: ServerResponse,
  storedResponse: StoredResponse,
  body: Uint8Array,
): void {
  const { page, headers, echoesId: echoesRequestId } = storedResponse;
  const receivedId = request.headers[REQUEST_ID_HEADER];
  const id =
    echoesRequestId && typeof receivedId === "string" && REQUEST_ID_PATTERN.test(receivedId)
      ? receivedId
      : randomUUID();
  if (page.isKnown(request.headers["if-none-match"] ?? null)) {
    const { "content-type": _type, "content-encoding": _encoding, ...rest } = headers;
    respond.writeHead(304, { ...rest, [REQUEST_ID_HEADER]: id }).end();
    return;
  }
  respond.writeHead(200, { ...headers, [REQUEST_ID_HEADER]: id, "content-length": body.byteLength }).end(body);
}
