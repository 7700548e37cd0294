import * as v from "valibot";
import type { GatewayConfig } from "../GatewayConfig.ts";
import { endpointSchema } from "../values/addressValues.ts";
import { booleanSchema, createChoiceSchema, createWholeNumberSchema } from "../values/basicValues.ts";
import { listenAddressSchema, publicHostsSchema } from "../values/serverValues.ts";

type ServerConfig = Pick<
  GatewayConfig,
  "port" | "host" | "shop" | "replaysEarlyActions" | "preparesNextPage" | "compressesInBackground"
>;

/**
 * Schema of the variables for the server's port and host, the connection to the shop, and optional behaviour of pages.
 */
export const serverSchema = v.pipe(
  v.object({
    PORT: v.optional(createWholeNumberSchema(0, 65_535), "3000"),
    HOST: v.optional(listenAddressSchema, "127.0.0.1"),
    SHOP_GRAPHQL_URL: v.optional(endpointSchema),
    SHOP_PORT: v.optional(createWholeNumberSchema(1, 65_535), "4400"),
    SHOP_QUERIES_BY: v.optional(createChoiceSchema("post", "get"), "post"),
    SHOP_PICTURE_HOSTS: v.optional(publicHostsSchema),
    REPLAY_EARLY_ACTIONS: v.optional(booleanSchema, "true"),
    PREPARE_NEXT_PAGE: v.optional(booleanSchema, "true"),
    BACKGROUND_COMPRESSION: v.optional(booleanSchema, "true"),
  }),
  v.forward(
    v.partialCheck(
      [["PORT"], ["SHOP_PORT"], ["SHOP_GRAPHQL_URL"]],
      (env) => env.SHOP_GRAPHQL_URL !== undefined || env.PORT !== env.SHOP_PORT,
      "another port than PORT",
    ),
    ["SHOP_PORT"],
  ),
  v.transform((env): ServerConfig => ({
    port: env.PORT,
    host: env.HOST,
    replaysEarlyActions: env.REPLAY_EARLY_ACTIONS,
    preparesNextPage: env.PREPARE_NEXT_PAGE,
    compressesInBackground: env.BACKGROUND_COMPRESSION,
    shop: {
      url: env.SHOP_GRAPHQL_URL ?? `http://127.0.0.1:${env.SHOP_PORT}/graphql`,
      isEmbedded: env.SHOP_GRAPHQL_URL === undefined,
      port: env.SHOP_PORT,
      queriesByGet: env.SHOP_QUERIES_BY === "get",
      pictureHosts: env.SHOP_PICTURE_HOSTS ?? [],
    },
  })),
);
