import type { GatewayConfig } from "../config/GatewayConfig.ts";

/** What deciding about an address needs of the configuration. */
export type OriginConfig = Pick<GatewayConfig, "trustProxy" | "settings">;

const firstOf = (header: string | null): string | null => header?.split(",")[0]?.trim() || null;

const baseOf = (config: OriginConfig): URL | null => URL.parse(config.settings.site.baseUrl);

/** The host that the visitor sees: the one asked for, or a trusted proxy's word for it. */
export function hostOf(request: Request, config: OriginConfig): string {
  const forwarded = config.trustProxy ? firstOf(request.headers.get("x-forwarded-host")) : null;
  return (forwarded ?? request.headers.get("host") ?? new URL(request.url).host).toLowerCase();
}

/** Whether the visitor speaks https with us, directly or through the proxy that ends it. */
export function isSecure(request: Request, config: OriginConfig): boolean {
  if (new URL(request.url).protocol === "https:") return true;
  if (config.trustProxy && firstOf(request.headers.get("x-forwarded-proto")) === "https") return true;
  const base = baseOf(config);
  return base?.protocol === "https:" && base.host === hostOf(request, config);
}

/**
 * Whether a page of ours sent the request. Browsers say where a POST comes from; what says nothing is no browser,
 * and so carries nobody's cookies but its own.
 */
export function isSameOrigin(request: Request, config: OriginConfig): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin") return false;
  const origin = request.headers.get("origin");
  if (origin === null) return true;
  const host = URL.parse(origin)?.host.toLowerCase();
  return host !== undefined && host !== "" && (host === hostOf(request, config) || host === baseOf(config)?.host);
}

/** The storefront's address as links with a host need it: as configured, else as the visitor asked for it. */
export const addressOf = (request: Request, config: OriginConfig): string =>
  config.settings.site.baseUrl || (URL.parse(`${isSecure(request, config) ? "https" : "http"}://${hostOf(request, config)}`)?.origin ?? "");
