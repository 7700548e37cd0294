import type { GatewayConfig } from "../config/GatewayConfig.ts";

/** Configuration that determines the storefront's origin. */
export type OriginConfig = Pick<GatewayConfig, "trustProxy" | "settings">;

/** Values of the forwarded headers of a trusted proxy; null if a header is absent. */
export interface ForwardedHeaders {
  readonly host: string | null;
  readonly protocol: "http:" | "https:" | null;
}

const parseBaseUrl = (config: Pick<OriginConfig, "settings">): URL | null => URL.parse(config.settings.site.baseUrl);

/**
 * Returns the origin as seen by the browser. This is the origin of `BASE_URL` if the request is addressed to its host
 * or was sent by one of its pages; otherwise, it is built from the requested host and protocol.
 *
 * @returns null if the host is invalid.
 */
export function resolveOrigin(
  request: Request,
  { host, protocol }: ForwardedHeaders,
  config: Pick<OriginConfig, "settings">,
): URL | null {
  const url = new URL(request.url);
  const configuredUrl = parseBaseUrl(config);
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
 * Returns whether the visitor uses https, directly or through a TLS-terminating proxy. The URL of
 * the request must have been set by the middleware of `createOriginMiddleware`.
 */
export const isSecure = (request: Request): boolean => new URL(request.url).protocol === "https:";

/**
 * Returns whether a request comes from a page of this origin or from a client that is not a browser. Browsers always
 * send the header `Origin` with a POST, so that a request without it cannot carry a victim's cookies. The
 * URL of the request must have been set by the middleware of `createOriginMiddleware`.
 */
export function isSameOrigin(request: Request, config: Pick<OriginConfig, "settings">): boolean {
  const site = request.headers.get("sec-fetch-site");
  // "none" is initiated by the user: a URL typed in, a form sent again.
  if (site !== null && site !== "same-origin" && site !== "none") return false;
  const origin = request.headers.get("origin");
  if (origin === null) return true;
  const host = URL.parse(origin)?.host.toLowerCase();
  return (
    host !== undefined && host !== "" && (host === new URL(request.url).host || host === parseBaseUrl(config)?.host)
  );
}

/** Returns the base URL of absolute links: the configured one, or else that of the request. */
export const getPublicUrl = (request: Request, config: Pick<OriginConfig, "settings">): string =>
  config.settings.site.baseUrl || new URL(request.url).origin;
