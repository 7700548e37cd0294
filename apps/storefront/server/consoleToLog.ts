import { format } from "node:util";
import type { Log } from "@rewire/gateway";

/**
 * Redirects console output of libraries to the log: one line per message, without secrets, in the configured format.
 */
export function consoleToLog(
  log: Log,
  console: Pick<Console, "debug" | "error" | "info" | "log" | "warn"> = globalThis.console,
): void {
  const logAt =
    (level: keyof Log) =>
    (...values: readonly unknown[]) =>
      log[level](format(...values));
  Object.assign(console, {
    debug: logAt("debug"),
    log: logAt("info"),
    info: logAt("info"),
    warn: logAt("warn"),
    error: logAt("error"),
  });
}
