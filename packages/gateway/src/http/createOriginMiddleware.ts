import type { Context, MiddlewareHandler } from "hono";
import type { Log } from "../log/createLog.ts";
import { countTrustedProxies } from "./clientAddress.ts";
import { isKnownHost, type HostConfig } from "../config/knownHosts.ts";
import { resolveOrigin, type ForwardedHeaders, type OriginConfig } from "./origin.ts";

interface TrustOriginOptions {
  readonly config: OriginConfig & HostConfig;
  /** Creates the response to a request for an unknown host. */
  readonly reject: (c: Context) => Response | Promise<Response>;
  readonly log: Log;
}

/** Maximum number of different unknown hosts that are logged, because scanners generate new ones continuously. */
const MAX_LOGGED_HOSTS = 20;

/**
 * Creates the middleware that sets the URL of every request to the one seen by the browser, so that comparisons with
 * `Origin` and generated links are correct behind a proxy. Rejects unknown hosts.
 */
export function createOriginMiddleware({ config, reject, log }: TrustOriginOptions): MiddlewareHandler {
  const loggedHosts = new Set<string>();
  return async (c, next) => {
    const request = c.req.raw;
    const origin = resolvePublicOrigin(c, config);
    if (!origin || !isKnownHost(origin, config)) {
      const host = (origin?.host ?? "").slice(0, 100);
      if (loggedHosts.size < MAX_LOGGED_HOSTS && !loggedHosts.has(host)) {
        loggedHosts.add(host);
        log.warn("A request for another host is refused; if it is the storefront's, set BASE_URL or ALLOWED_HOSTS", {
          security: "unknownHost",
          host,
        });
      }
      return reject(c);
    }
    const url = new URL(request.url);
    if (url.origin !== origin.origin) c.req.raw = new Request(`${origin.origin}${url.pathname}${url.search}`, request);
    return next();
  };
}

/** Returns the origin as seen by the browser, according to a trusted proxy. Returns null if the origin is invalid. */
export const resolvePublicOrigin = (c: Context, config: OriginConfig): URL | null =>
  resolveOrigin(c.req.raw, readForwardedHeaders(c, config), config);

/** Returns the headers of a trusted proxy; each of several proxies appends its value to the previous ones. */
function readForwardedHeaders(c: Context, config: OriginConfig): ForwardedHeaders {
  const proxyCount = countTrustedProxies(c, config.trustProxy);
  const readLastEntry = (name: string): string | null => {
    const entries =
      proxyCount > 0
        ? (c.req
            .header(name)
            ?.split(",")
            .map((part) => part.trim().toLowerCase()) ?? [])
        : [];
    return entries.at(-proxyCount) || entries[0] || null;
  };
  const protocol = readLastEntry("x-forwarded-proto");
  return {
    host: readLastEntry("x-forwarded-host"),
    protocol: protocol === "https" || protocol === "http" ? `${protocol}:` : null,
  };
}
