import * as v from "valibot";
import type { GatewayConfig } from "../GatewayConfig.ts";
import { createWholeNumberSchema } from "../values/basicValues.ts";

const milliseconds = createWholeNumberSchema(100, 600_000, "milliseconds");

/** Schema of the variables for timeouts, cache lifetimes and size limits. */
export const limitsSchema = v.pipe(
  v.object({
    SHOP_TIMEOUT_MS: v.optional(milliseconds, "10000"),
    CHECKOUT_TIMEOUT_MS: v.optional(milliseconds, "30000"),
    CHECKOUT_SETTLE_MS: v.optional(milliseconds, "60000"),
    PICTURE_TIMEOUT_MS: v.optional(milliseconds, "10000"),
    SHOP_ANSWER_MB: v.optional(createWholeNumberSchema(1, 200, "megabytes"), "20"),
    REDIS_TIMEOUT_MS: v.optional(milliseconds, "2000"),
    SHUTDOWN_SECONDS: v.optional(createWholeNumberSchema(1, 600, "seconds"), "20"),
    CATALOGUE_TTL_SECONDS: v.optional(createWholeNumberSchema(1, 86_400, "seconds"), "60"),
    PRODUCT_TTL_SECONDS: v.optional(createWholeNumberSchema(1, 86_400, "seconds"), "30"),
    CONTENT_TTL_SECONDS: v.optional(createWholeNumberSchema(1, 86_400, "seconds"), "300"),
    PICTURE_CACHE_MB: v.optional(createWholeNumberSchema(1, 1_000_000, "megabytes"), "500"),
    PAGE_CACHE_MB: v.optional(createWholeNumberSchema(1, 100_000, "megabytes"), "64"),
    PAGE_WORKERS: v.optional(createWholeNumberSchema(0, 64, "threads")),
    EDGE_MAX_AGE_SECONDS: v.optional(createWholeNumberSchema(0, 604_800, "seconds"), "60"),
  }),
  v.transform((env): GatewayConfig["limits"] => ({
    shopTimeoutMs: env.SHOP_TIMEOUT_MS,
    checkoutTimeoutMs: env.CHECKOUT_TIMEOUT_MS,
    checkoutSettleMs: env.CHECKOUT_SETTLE_MS,
    pictureTimeoutMs: env.PICTURE_TIMEOUT_MS,
    shopResponseBytes: env.SHOP_ANSWER_MB * 1024 * 1024,
    redisTimeoutMs: env.REDIS_TIMEOUT_MS,
    shutdownMs: env.SHUTDOWN_SECONDS * 1000,
    catalogueTtlSeconds: env.CATALOGUE_TTL_SECONDS,
    productTtlSeconds: env.PRODUCT_TTL_SECONDS,
    contentTtlSeconds: env.CONTENT_TTL_SECONDS,
    pictureCacheMb: env.PICTURE_CACHE_MB,
    pageCacheMb: env.PAGE_CACHE_MB,
    pageWorkers: env.PAGE_WORKERS ?? null,
    edgeMaxAgeSeconds: env.EDGE_MAX_AGE_SECONDS,
  })),
);
