import * as v from "valibot";
import type { GatewayConfig } from "../GatewayConfig.ts";
import { baseUrl } from "../values/addressValues.ts";
import { trueOrFalse } from "../values/basicValues.ts";
import { hostNames, proxyTrust } from "../values/serverValues.ts";

/**
 * Schema of the variables for trusted proxies, the storefront's hosts, and other hosts to which the storefront sends
 * requests.
 */
export const networkSchema = v.pipe(
  v.object({
    TRUST_PROXY: v.optional(proxyTrust, "false"),
    ALLOWED_HOSTS: v.optional(hostNames),
    HSTS_INCLUDE_SUBDOMAINS: v.optional(trueOrFalse, "false"),
    ICON_SERVICE_URL: v.optional(baseUrl),
  }),
  v.transform((env): Pick<GatewayConfig, "trustProxy" | "allowedHosts" | "hstsIncludeSubDomains" | "iconService"> => ({
    trustProxy: env.TRUST_PROXY,
    allowedHosts: env.ALLOWED_HOSTS ?? [],
    hstsIncludeSubDomains: env.HSTS_INCLUDE_SUBDOMAINS,
    iconService: env.ICON_SERVICE_URL ?? null,
  })),
);
