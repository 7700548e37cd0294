import type { GatewayConfig } from "../config/GatewayConfig.ts";

/** The header by which a browser that came by https does not come back by http. */
export const STRICT_TRANSPORT = "strict-transport-security";

/** A year; hosts below ours only where their owner has said that they speak https, too. */
export const strictTransport = ({ hstsIncludeSubDomains }: Pick<GatewayConfig, "hstsIncludeSubDomains">): string =>
  `max-age=31536000${hstsIncludeSubDomains ? "; includeSubDomains" : ""}`;
