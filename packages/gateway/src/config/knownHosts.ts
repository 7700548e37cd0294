import type { GatewayConfig } from "./GatewayConfig.ts";

/** What deciding about a host needs of the configuration. */
export type HostConfig = Pick<GatewayConfig, "settings" | "allowedHosts">;

/** Whether a name or address is this machine's own, whatever the port: nobody else's links can lead there. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === "localhost" ||
    hostname.endsWith(".localhost") ||
    hostname === "[::1]" ||
    /^127(?:\.\d{1,3}){3}$/.test(hostname)
  );
}

/**
 * Whether the storefront goes by this host: this machine's own names, the host of `BASE_URL`, and `ALLOWED_HOSTS`.
 * Without such a list a stranger's `Host` header would stand in links, e-mails and caches.
 */
export function isKnownHost({ host, hostname }: URL, { settings, allowedHosts }: HostConfig): boolean {
  return isLoopback(hostname) || URL.parse(settings.site.baseUrl)?.host === host || allowedHosts.includes(host);
}
