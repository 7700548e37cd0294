import * as v from "valibot";
import type { GatewayConfig } from "../GatewayConfig.ts";
import { wholeNumber } from "../values/basicValues.ts";

const milliseconds = wholeNumber(100, 600_000, "milliseconds");

/** How long things may take, how old and how large they may be. */
export const limits = v.pipe(
  v.object({
    SHOP_TIMEOUT_MS: v.optional(milliseconds, "10000"),
    CHECKOUT_TIMEOUT_MS: v.optional(milliseconds, "30000"),
    CHECKOUT_SETTLE_MS: v.optional(milliseconds, "60000"),
    PICTURE_TIMEOUT_MS: v.optional(milliseconds, "10000"),
    SHOP_ANSWER_MB: v.optional(wholeNumber(1, 200, "megabytes"), "20"),
    REDIS_TIMEOUT_MS: v.optional(milliseconds, "2000"),
    SHUTDOWN_SECONDS: v.optional(wholeNumber(1, 600, "seconds"), "20"),
    CATALOGUE_TTL_SECONDS: v.optional(wholeNumber(1, 86_400, "seconds"), "60"),
    PRODUCT_TTL_SECONDS: v.optional(wholeNumber(1, 86_400, "seconds"), "30"),
    PICTURE_CACHE_MB: v.optional(wholeNumber(1, 1_000_000, "megabytes"), "500"),
  }),
  v.transform((given): GatewayConfig["limits"] => ({
    shopTimeoutMs: given.SHOP_TIMEOUT_MS,
    checkoutTimeoutMs: given.CHECKOUT_TIMEOUT_MS,
    checkoutSettleMs: given.CHECKOUT_SETTLE_MS,
    pictureTimeoutMs: given.PICTURE_TIMEOUT_MS,
    shopAnswerBytes: given.SHOP_ANSWER_MB * 1024 * 1024,
    redisTimeoutMs: given.REDIS_TIMEOUT_MS,
    shutdownMs: given.SHUTDOWN_SECONDS * 1000,
    catalogueTtlSeconds: given.CATALOGUE_TTL_SECONDS,
    productTtlSeconds: given.PRODUCT_TTL_SECONDS,
    pictureCacheMb: given.PICTURE_CACHE_MB,
  })),
);
