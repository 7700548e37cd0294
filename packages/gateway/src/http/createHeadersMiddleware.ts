import type { Context, MiddlewareHandler } from "hono";
import type { GatewayConfig } from "../config/GatewayConfig.ts";
import { STRICT_TRANSPORT_HEADER, formatStrictTransport } from "./strictTransport.ts";
import { resolvePublicOrigin } from "./createOriginMiddleware.ts";

/** Headers of every response. Pages set a policy with the nonce of their own scripts. */
const COMMON_HEADERS: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "strict-origin-when-cross-origin",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
};

type HeadersConfig = Pick<GatewayConfig, "hstsIncludeSubDomains" | "settings" | "trustProxy">;

/**
 * Returns the headers for responses to malformed HTTP requests. Such requests do not reach the gateway's middleware.
 */
export function createRejectionHeaders(config: Omit<HeadersConfig, "trustProxy">): Readonly<Record<string, string>> {
  const isHttps = config.settings.site.baseUrl.startsWith("https:");
  const transportHeaders = isHttps ? { [STRICT_TRANSPORT_HEADER]: formatStrictTransport(config) } : {};
  return { ...COMMON_HEADERS, ...transportHeaders, "cache-control": "no-store" };
}

/**
 * Creates the middleware that adds missing headers to every response, including errors, files and data. Existing
 * headers are kept.
 */
export const createHeadersMiddleware =
  (config: HeadersConfig): MiddlewareHandler =>
  async (c, next) => {
    // Health endpoints respond before the host is checked.
    const isSecure = resolvePublicOrigin(c, config)?.protocol === "https:";
    await next();
    const setDefaultHeader = (name: string, value: string) => {
      if (!c.res.headers.has(name)) c.header(name, value);
    };
    for (const [name, value] of Object.entries(COMMON_HEADERS)) setDefaultHeader(name, value);
    if (isSecure) setDefaultHeader(STRICT_TRANSPORT_HEADER, formatStrictTransport(config));
    if (isPrivate(c)) setDefaultHeader("cache-control", "no-store");
  };

/**
 * Returns whether a response must not be cached: errors are temporary, and responses to submitted data or with a cookie
 * are for one client only.
 */
const isPrivate = ({ req, res }: Context): boolean =>
  res.status >= 400 || (req.method !== "GET" && req.method !== "HEAD") || res.headers.has("set-cookie");
