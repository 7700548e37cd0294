import * as v from "valibot";
import type { GatewayConfig } from "../GatewayConfig.ts";
import { endpoint } from "../values/addressValues.ts";
import { oneOf, wholeNumber } from "../values/basicValues.ts";
import { listenAddress, publicHosts } from "../values/serverValues.ts";

/** Where the storefront listens, and which shop is behind it. */
export const server = v.pipe(
  v.object({
    PORT: v.optional(wholeNumber(0, 65_535), "3000"),
    HOST: v.optional(listenAddress, "127.0.0.1"),
    SHOP_GRAPHQL_URL: v.optional(endpoint),
    SHOP_PORT: v.optional(wholeNumber(1, 65_535), "4400"),
    SHOP_QUERIES_BY: v.optional(oneOf("post", "get"), "post"),
    SHOP_PICTURE_HOSTS: v.optional(publicHosts),
  }),
  v.forward(
    v.partialCheck(
      [["PORT"], ["SHOP_PORT"], ["SHOP_GRAPHQL_URL"]],
      (given) => given.SHOP_GRAPHQL_URL !== undefined || given.PORT !== given.SHOP_PORT,
      "another port than PORT",
    ),
    ["SHOP_PORT"],
  ),
  v.transform((given): Pick<GatewayConfig, "port" | "host" | "shop"> => ({
    port: given.PORT,
    host: given.HOST,
    shop: {
      url: given.SHOP_GRAPHQL_URL ?? `http://127.0.0.1:${given.SHOP_PORT}/graphql`,
      isEmbedded: given.SHOP_GRAPHQL_URL === undefined,
      port: given.SHOP_PORT,
      queriesByGet: given.SHOP_QUERIES_BY === "get",
      pictureHosts: given.SHOP_PICTURE_HOSTS ?? [],
    },
  })),
);
