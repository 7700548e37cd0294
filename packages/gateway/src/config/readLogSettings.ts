import * as v from "valibot";
import type { Environment } from "./environment.ts";
import type { GatewayConfig } from "./GatewayConfig.ts";
import { logSchema } from "./groups/log.ts";

const { LOG_LEVEL, LOG_FORMAT } = logSchema.entries;
const lenientSchema = v.object({
  LOG_LEVEL: v.fallback(LOG_LEVEL, "info"),
  LOG_FORMAT: v.fallback(LOG_FORMAT, "plain"),
});

/**
 * Reads level and format of the log for a process beside the storefront. Invalid values take their defaults: the
 * storefront reports them at its start with all other configuration errors.
 */
export function readLogSettings(env: Environment): Pick<GatewayConfig["log"], "level" | "format"> {
  const readText = (name: keyof typeof lenientSchema.entries) => env[name]?.trim() || undefined;
  const settings = v.parse(lenientSchema, { LOG_LEVEL: readText("LOG_LEVEL"), LOG_FORMAT: readText("LOG_FORMAT") });
  return { level: settings.LOG_LEVEL, format: settings.LOG_FORMAT };
}
