import * as v from "valibot";
import type { GatewayConfig } from "../GatewayConfig.ts";
import { absoluteUrlSchema } from "../values/addressValues.ts";
import { createSecretSchema, createStripeKeySchema } from "../values/basicValues.ts";
import { markAsSecret } from "../values/valueSchema.ts";

const MISSING_KEY_MESSAGE = "set together with the other key";

/** Schema of the variables for card payments. */
export const stripeSchema = v.pipe(
  v.object({
    STRIPE_PUBLISHABLE_KEY: v.optional(createStripeKeySchema("pk")),
    STRIPE_SECRET_KEY: v.optional(markAsSecret(createStripeKeySchema("sk"))),
    STRIPE_SCRIPT_URL: v.optional(absoluteUrlSchema, "https://js.stripe.com/v3/"),
    STRIPE_API_URL: v.optional(absoluteUrlSchema, "https://api.stripe.com"),
    STRIPE_WEBHOOK_SECRET: v.optional(markAsSecret(createSecretSchema(16))),
  }),
  v.forward(
    v.partialCheck(
      [["STRIPE_PUBLISHABLE_KEY"], ["STRIPE_SECRET_KEY"]],
      (env) => env.STRIPE_PUBLISHABLE_KEY !== undefined || env.STRIPE_SECRET_KEY === undefined,
      MISSING_KEY_MESSAGE,
    ),
    ["STRIPE_PUBLISHABLE_KEY"],
  ),
  v.forward(
    v.partialCheck(
      [["STRIPE_PUBLISHABLE_KEY"], ["STRIPE_SECRET_KEY"]],
      (env) => env.STRIPE_SECRET_KEY !== undefined || env.STRIPE_PUBLISHABLE_KEY === undefined,
      MISSING_KEY_MESSAGE,
    ),
    ["STRIPE_SECRET_KEY"],
  ),
  v.transform((env): GatewayConfig["stripe"] => {
    const { STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_SECRET_KEY: secretKey } = env;
    if (publishableKey === undefined || secretKey === undefined) return null;
    return {
      publishableKey,
      secretKey,
      scriptUrl: env.STRIPE_SCRIPT_URL,
      apiUrl: env.STRIPE_API_URL.replace(/\/+$/, ""),
      webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? null,
    };
  }),
);
