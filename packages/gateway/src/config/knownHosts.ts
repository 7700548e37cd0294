import type { GatewayConfig } from "./GatewayConfig.ts";

/** Configuration that determines which hosts belong to the storefront. */
export type HostConfig = Pick<GatewayConfig, "settings" | "allowedHosts">;

/** Returns whether a host name or IP address is a loopback one, such as "localhost" or "127.0.0.1". */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === "localhost" ||
    hostname.endsWith(".localhost") ||
    hostname === "[::1]" ||
    /^127(?:\.\d{1,3}){3}$/.test(hostname)
  );
}

/**
 * Returns whether a host belongs to the storefront: a loopback host, the host of `BASE_URL`, or one of `ALLOWED_HOSTS`.
 * Without this check, a forged `Host` header would appear in links, e-mails and caches.
 */
export function isKnownHost({ host, hostname }: URL, { settings, allowedHosts }: HostConfig): boolean {
  return isLoopback(hostname) || URL.parse(settings.site.baseUrl)?.host === host || allowedHosts.includes(host);
}
