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
 * Reads the log level and format for a process other than the storefront's server. Invalid values are replaced with the
 * defaults, because the server reports them when it starts.
 */
export function readLogSettings(env: Environment): Pick<GatewayConfig["log"], "level" | "format"> {
  const readText = (name: keyof typeof lenientSchema.entries) => env[name]?.trim() || undefined;
  const settings = v.parse(lenientSchema, { LOG_LEVEL: readText("LOG_LEVEL"), LOG_FORMAT: readText("LOG_FORMAT") });
  return { level: settings.LOG_LEVEL, format: settings.LOG_FORMAT };
}
