import type { Context, MiddlewareHandler } from "hono";
import type { Log } from "../log/createLog.ts";
import { trustedProxies } from "./clientAddress.ts";
import { isKnownHost, type HostConfig } from "../config/knownHosts.ts";
import { originOf, type Forwarded, type OriginConfig } from "./origin.ts";

interface TrustOriginOptions {
  readonly config: OriginConfig & HostConfig;
  /** Answers who asks for a host that is not ours. */
  readonly refuse: (c: Context) => Response | Promise<Response>;
  readonly log: Log;
}

/** So many different names of strangers are written down; a scanner makes up new ones all day. */
const MAX_NAMES = 20;

/**
 * Gives every request the address that the visitor's browser shows, so that whatever compares it with an `Origin`, or
 * makes links of it, is right behind a proxy too. Refuses hosts that are not ours.
 */
export function trustOrigin({ config, refuse, log }: TrustOriginOptions): MiddlewareHandler {
  const loggedHosts = new Set<string>();
  return async (c, next) => {
    const request = c.req.raw;
    const origin = shownOrigin(c, config);
    if (!origin || !isKnownHost(origin, config)) {
      const host = (origin?.host ?? "").slice(0, 100);
      if (loggedHosts.size < MAX_NAMES && !loggedHosts.has(host)) {
        loggedHosts.add(host);
        log.warn("A request for another host is refused; if it is the storefront's, set BASE_URL or ALLOWED_HOSTS", {
          security: "unknownHost",
          host,
        });
      }
      return refuse(c);
    }
    const url = new URL(request.url);
    if (url.origin !== origin.origin) c.req.raw = new Request(`${origin.origin}${url.pathname}${url.search}`, request);
    return next();
  };
}

/** The origin that the visitor's browser shows, in a trusted proxy's words where it has some; null where it is none. */
export const shownOrigin = (c: Context, config: OriginConfig): URL | null =>
  originOf(c.req.raw, forwardedOf(c, config), config);

/** What a trusted proxy says; of several each adds its word behind those of the ones before it. */
function forwardedOf(c: Context, config: OriginConfig): Forwarded {
  const proxies = trustedProxies(c, config.trustProxy);
  const entry = (name: string): string | null => {
    const entries =
      proxies > 0
        ? (c.req
            .header(name)
            ?.split(",")
            .map((part) => part.trim().toLowerCase()) ?? [])
        : [];
    return entries.at(-proxies) || entries[0] || null;
  };
  const protocol = entry("x-forwarded-proto");
  return {
    host: entry("x-forwarded-host"),
    protocol: protocol === "https" || protocol === "http" ? `${protocol}:` : null,
  };
}
