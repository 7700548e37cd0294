import * as v from "valibot";
import type { GatewayConfig } from "../GatewayConfig.ts";
import { webAddress } from "../values/addressValues.ts";
import { longText, stripeKey } from "../values/basicValues.ts";
import { secret } from "../values/valueSchema.ts";

const OTHER_KEY = "set together with the other key";

/** Card payments. */
export const stripe = v.pipe(
  v.object({
    STRIPE_PUBLISHABLE_KEY: v.optional(stripeKey("pk")),
    STRIPE_SECRET_KEY: v.optional(secret(stripeKey("sk"))),
    STRIPE_SCRIPT_URL: v.optional(webAddress, "https://js.stripe.com/v3/"),
    STRIPE_API_URL: v.optional(webAddress, "https://api.stripe.com"),
    STRIPE_WEBHOOK_SECRET: v.optional(secret(longText(16))),
  }),
  v.forward(
    v.partialCheck(
      [["STRIPE_PUBLISHABLE_KEY"], ["STRIPE_SECRET_KEY"]],
      (given) => given.STRIPE_PUBLISHABLE_KEY !== undefined || given.STRIPE_SECRET_KEY === undefined,
      OTHER_KEY,
    ),
    ["STRIPE_PUBLISHABLE_KEY"],
  ),
  v.forward(
    v.partialCheck(
      [["STRIPE_PUBLISHABLE_KEY"], ["STRIPE_SECRET_KEY"]],
      (given) => given.STRIPE_SECRET_KEY !== undefined || given.STRIPE_PUBLISHABLE_KEY === undefined,
      OTHER_KEY,
    ),
    ["STRIPE_SECRET_KEY"],
  ),
  v.transform((given): GatewayConfig["stripe"] => {
    const { STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_SECRET_KEY: secretKey } = given;
    if (publishableKey === undefined || secretKey === undefined) return null;
    return {
      publishableKey,
      secretKey,
      scriptUrl: given.STRIPE_SCRIPT_URL,
      apiUrl: given.STRIPE_API_URL.replace(/\/+$/, ""),
      webhookSecret: given.STRIPE_WEBHOOK_SECRET ?? null,
    };
  }),
);
