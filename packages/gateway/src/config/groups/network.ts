import * as v from "valibot";
import type { GatewayConfig } from "../GatewayConfig.ts";
import { baseUrlSchema } from "../values/addressValues.ts";
import { booleanSchema } from "../values/basicValues.ts";
import { hostNamesSchema, proxyTrustSchema } from "../values/serverValues.ts";

/**
 * Schema of the variables for trusted proxies, the storefront's hosts, and other hosts to which the storefront sends
 * requests.
 */
export const networkSchema = v.pipe(
  v.object({
    TRUST_PROXY: v.optional(proxyTrustSchema, "false"),
    ALLOWED_HOSTS: v.optional(hostNamesSchema),
    HSTS_INCLUDE_SUBDOMAINS: v.optional(booleanSchema, "false"),
    ICON_SERVICE_URL: v.optional(baseUrlSchema),
  }),
  v.transform((env): Pick<GatewayConfig, "trustProxy" | "allowedHosts" | "hstsIncludeSubDomains" | "iconService"> => ({
    trustProxy: env.TRUST_PROXY,
    allowedHosts: env.ALLOWED_HOSTS ?? [],
    hstsIncludeSubDomains: env.HSTS_INCLUDE_SUBDOMAINS,
    iconService: env.ICON_SERVICE_URL ?? null,
  })),
);
