import type { GatewayConfig } from "../config/GatewayConfig.ts";

/** Configuration for determining the origin. */
export type OriginConfig = Pick<GatewayConfig, "trustProxy" | "settings">;

/** Forwarded headers of a trusted proxy; null where absent. */
export interface ForwardedHeaders {
  readonly host: string | null;
  readonly protocol: "http:" | "https:" | null;
}

const baseUrlOf = (config: Pick<OriginConfig, "settings">): URL | null => URL.parse(config.settings.site.baseUrl);

/**
 * Returns the origin in the visitor's browser: that of `BASE_URL` if the request is for its host or comes from its
 * pages, else the requested host and protocol, as reported by a trusted proxy.
 *
 * @returns null for an invalid host.
 */
export function resolveOrigin(
  request: Request,
  { host, protocol }: ForwardedHeaders,
  config: Pick<OriginConfig, "settings">,
): URL | null {
  const url = new URL(request.url);
  const configuredUrl = baseUrlOf(config);
  const requestedUrl = URL.parse(`${protocol ?? url.protocol}//${host ?? url.host}`);
  const { pathname = "", search = "", hash = "", username = "" } = requestedUrl ?? {};
  if (!requestedUrl || pathname !== "/" || search || hash || username) return null;
  // A TLS-terminating proxy that sends no forwarded headers or another host name still passes on the browser's Origin
  // header.
  if (
    configuredUrl &&
    (isHostOfUrl(configuredUrl, host ?? url.host) || request.headers.get("origin") === configuredUrl.origin)
  )
    return new URL(configuredUrl.origin);
  return requestedUrl;
}

const isHostOfUrl = (configuredUrl: URL, host: string): boolean =>
  URL.parse(`${configuredUrl.protocol}//${host}`)?.host === configuredUrl.host;

/**
 * Returns whether the visitor uses https, directly or through a TLS-terminating proxy. Expects a request whose URL was
 * set by `trustOrigin`.
 */
export const isSecure = (request: Request): boolean => new URL(request.url).protocol === "https:";

/**
 * Returns whether a request comes from a page of this origin or from a client that is not a browser. Browsers send the
 * header `Origin` with a POST; a client that omits it is not a browser, and therefore does not have a victim's cookies.
 * Expects a request whose URL was set by `trustOrigin`.
 */
export function isSameOrigin(request: Request, config: Pick<OriginConfig, "settings">): boolean {
  const site = request.headers.get("sec-fetch-site");
  // "none" is initiated by the user: a URL typed in, a form sent again.
  if (site !== null && site !== "same-origin" && site !== "none") return false;
  const origin = request.headers.get("origin");
  if (origin === null) return true;
  const host = URL.parse(origin)?.host.toLowerCase();
  return host !== undefined && host !== "" && (host === new URL(request.url).host || host === baseUrlOf(config)?.host);
}

/** Returns the base URL of absolute links: the configured one, else that of the request. */
export const getPublicUrl = (request: Request, config: Pick<OriginConfig, "settings">): string =>
  config.settings.site.baseUrl || new URL(request.url).origin;
