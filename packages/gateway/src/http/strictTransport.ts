import type { GatewayConfig } from "../config/GatewayConfig.ts";

/** Name of the HSTS header. */
export const STRICT_TRANSPORT_HEADER = "strict-transport-security";

/** Returns the HSTS value: one year; with subdomains only if configured, since all of them must support https. */
export const formatStrictTransport = ({
  hstsIncludeSubDomains,
}: Pick<GatewayConfig, "hstsIncludeSubDomains">): string =>
  `max-age=31536000${hstsIncludeSubDomains ? "; includeSubDomains" : ""}`;
