import type { GatewayConfig } from "../config/GatewayConfig.ts";

/** Name of the HSTS header. */
export const STRICT_TRANSPORT_HEADER = "strict-transport-security";

/**
 * Returns the value of the HSTS header: one year, and including subdomains only if configured, because all of them must
 * support https.
 */
export const formatStrictTransport = ({
  hstsIncludeSubDomains,
}: Pick<GatewayConfig, "hstsIncludeSubDomains">): string =>
  `max-age=31536000${hstsIncludeSubDomains ? "; includeSubDomains" : ""}`;
