import { isLoopback } from "./knownHosts.ts";
import { ConfigError } from "./ConfigError.ts";
import type { GatewayConfig } from "./GatewayConfig.ts";

/**
 * Requires `BASE_URL` or `ALLOWED_HOSTS` if the shop runs on another machine, because the links of a public storefront
 * must not contain an unverified host.
 *
 * @throws ConfigError if neither is set.
 */
export function requireHosts({
  shop,
  settings,
  allowedHosts,
}: Pick<GatewayConfig, "shop" | "settings" | "allowedHosts">): void {
  const { hostname } = new URL(shop.url);
  if (isLoopback(hostname) || settings.site.baseUrl !== "" || allowedHosts.length > 0) return;
  const expectedFormat =
    "the address that browsers show for the storefront, such as https://shop.example " +
    "(http://localhost:3000 to try it here), or ALLOWED_HOSTS with the hosts that it goes by";
  throw new ConfigError([
    { name: "BASE_URL", value: `missing before the shop at ${hostname}`, expected: expectedFormat },
  ]);
}
