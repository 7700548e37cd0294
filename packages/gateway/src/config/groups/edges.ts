import * as v from "valibot";
import type { GatewayConfig } from "../GatewayConfig.ts";
import { absoluteUrlsSchema } from "../values/addressValues.ts";
import { createSecretSchema, serviceIdSchema } from "../values/basicValues.ts";
import { markAsSecret } from "../values/valueSchema.ts";

const MIN_TOKEN_LENGTH = 16;
const INCOMPLETE_ACCESS_MESSAGE = "set together with the other half of the edge's access";

/** Requires two variables to be set together; the fault names the missing one. */
const requireTogether = <First extends string, Second extends string>(firstName: First, secondName: Second) => {
  type VariablePair = { readonly [Name in First | Second]?: string | undefined };
  return [
    (env: VariablePair) => env[secondName] === undefined || env[firstName] !== undefined,
    (env: VariablePair) => env[firstName] === undefined || env[secondName] !== undefined,
  ] as const;
};
const [hasZone, hasCloudflareToken] = requireTogether("EDGE_CLOUDFLARE_ZONE", "EDGE_CLOUDFLARE_TOKEN");
const [hasService, hasFastlyToken] = requireTogether("EDGE_FASTLY_SERVICE", "EDGE_FASTLY_TOKEN");

/** Schema of the variables for the edge caches (such as Varnish or Cloudflare). */
export const edgesSchema = v.pipe(
  v.object({
    EDGE_CLOUDFLARE_ZONE: v.optional(serviceIdSchema),
    EDGE_CLOUDFLARE_TOKEN: v.optional(markAsSecret(createSecretSchema(MIN_TOKEN_LENGTH))),
    EDGE_FASTLY_SERVICE: v.optional(serviceIdSchema),
    EDGE_FASTLY_TOKEN: v.optional(markAsSecret(createSecretSchema(MIN_TOKEN_LENGTH))),
    EDGE_BAN_URLS: v.optional(absoluteUrlsSchema),
    EDGE_PURGE_URLS: v.optional(absoluteUrlsSchema),
  }),
  v.forward(v.partialCheck([["EDGE_CLOUDFLARE_ZONE"], ["EDGE_CLOUDFLARE_TOKEN"]], hasZone, INCOMPLETE_ACCESS_MESSAGE), [
    "EDGE_CLOUDFLARE_ZONE",
  ]),
  v.forward(
    v.partialCheck(
      [["EDGE_CLOUDFLARE_ZONE"], ["EDGE_CLOUDFLARE_TOKEN"]],
      hasCloudflareToken,
      INCOMPLETE_ACCESS_MESSAGE,
    ),
    ["EDGE_CLOUDFLARE_TOKEN"],
  ),
  v.forward(v.partialCheck([["EDGE_FASTLY_SERVICE"], ["EDGE_FASTLY_TOKEN"]], hasService, INCOMPLETE_ACCESS_MESSAGE), [
    "EDGE_FASTLY_SERVICE",
  ]),
  v.forward(
    v.partialCheck([["EDGE_FASTLY_SERVICE"], ["EDGE_FASTLY_TOKEN"]], hasFastlyToken, INCOMPLETE_ACCESS_MESSAGE),
    ["EDGE_FASTLY_TOKEN"],
  ),
  v.transform((env): GatewayConfig["edges"] => {
    const { EDGE_CLOUDFLARE_ZONE: zone, EDGE_CLOUDFLARE_TOKEN: cloudflareToken } = env;
    const { EDGE_FASTLY_SERVICE: service, EDGE_FASTLY_TOKEN: fastlyToken } = env;
    return {
      cloudflare: zone !== undefined && cloudflareToken !== undefined ? { zone, token: cloudflareToken } : null,
      fastly: service !== undefined && fastlyToken !== undefined ? { service, token: fastlyToken } : null,
      banUrls: env.EDGE_BAN_URLS ?? [],
      purgeUrls: env.EDGE_PURGE_URLS ?? [],
    };
  }),
);
