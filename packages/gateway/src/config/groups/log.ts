import * as v from "valibot";
import type { GatewayConfig } from "../GatewayConfig.ts";
import { trueOrFalse, oneOf } from "../values/basicValues.ts";

/** Schema of the variables for the log. */
export const logSchema = v.pipe(
  v.object({
    LOG_LEVEL: v.optional(oneOf("debug", "info", "warn", "error", "silent"), "info"),
    LOG_FORMAT: v.optional(oneOf("plain", "json"), "plain"),
    LOG_REQUESTS: v.optional(trueOrFalse, "false"),
  }),
  v.transform((env): GatewayConfig["log"] => ({
    level: env.LOG_LEVEL,
    format: env.LOG_FORMAT,
    requests: env.LOG_REQUESTS,
  })),
);
