import type { GatewayConfig } from "../config/GatewayConfig.ts";

/** What deciding about an address needs of the configuration. */
export type OriginConfig = Pick<GatewayConfig, "trustProxy" | "settings">;

/** What a trusted proxy says about the request that it passes on; null where it says nothing. */
export interface Forwarded {
  readonly host: string | null;
  readonly protocol: "http:" | "https:" | null;
}

const baseOf = (config: Pick<OriginConfig, "settings">): URL | null => URL.parse(config.settings.site.baseUrl);

/**
 * The origin that the visitor's browser shows for a request: `BASE_URL` where the request is for its host or comes from
 * its pages, else the host and protocol asked for, in a trusted proxy's words where it has some.
 *
 * @returns null where the host is none.
 */
export function originOf(
  request: Request,
  { host, protocol }: Forwarded,
  config: Pick<OriginConfig, "settings">,
): URL | null {
  const url = new URL(request.url);
  const base = baseOf(config);
  const requested = URL.parse(`${protocol ?? url.protocol}//${host ?? url.host}`);
  const { pathname = "", search = "", hash = "", username = "" } = requested ?? {};
  if (!requested || pathname !== "/" || search || hash || username) return null;
  // A proxy that ends TLS and says nothing about it, or calls us by another name, still passes the browser's Origin on.
  if (base && (isHostOf(base, host ?? url.host) || request.headers.get("origin") === base.origin))
    return new URL(base.origin);
  return requested;
}

const isHostOf = (base: URL, host: string): boolean => URL.parse(`${base.protocol}//${host}`)?.host === base.host;

/**
 * Whether the visitor speaks https with us, directly or through the proxy that ends it. Expects a request whose address
 * `trustOrigin` has set.
 */
export const isSecure = (request: Request): boolean => new URL(request.url).protocol === "https:";

/**
 * Whether a page of ours sent the request, or nobody's page did. Browsers say where a POST comes from; what says
 * nothing is no browser, and so carries nobody's cookies but its own. Expects a request whose address `trustOrigin`
 * has set.
 */
export function isSameOrigin(request: Request, config: Pick<OriginConfig, "settings">): boolean {
  const site = request.headers.get("sec-fetch-site");
  // "none" is the reader's own doing: an address typed, a form sent again.
  if (site !== null && site !== "same-origin" && site !== "none") return false;
  const origin = request.headers.get("origin");
  if (origin === null) return true;
  const host = URL.parse(origin)?.host.toLowerCase();
  return host !== undefined && host !== "" && (host === new URL(request.url).host || host === baseOf(config)?.host);
}

/** The storefront's address as links with a host need it: as configured, else as the visitor asked for it. */
export const addressOf = (request: Request, config: Pick<OriginConfig, "settings">): string =>
  config.settings.site.baseUrl || new URL(request.url).origin;
