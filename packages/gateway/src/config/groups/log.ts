import * as v from "valibot";
import type { GatewayConfig } from "../GatewayConfig.ts";
import { booleanSchema, createChoiceSchema } from "../values/basicValues.ts";

/** Schema of the variables for the log. */
export const logSchema = v.pipe(
  v.object({
    LOG_LEVEL: v.optional(createChoiceSchema("debug", "info", "warn", "error", "silent"), "info"),
    LOG_FORMAT: v.optional(createChoiceSchema("plain", "json"), "plain"),
    LOG_REQUESTS: v.optional(booleanSchema, "false"),
  }),
  v.transform((env): GatewayConfig["log"] => ({
    level: env.LOG_LEVEL,
    format: env.LOG_FORMAT,
    requests: env.LOG_REQUESTS,
  })),
);
