import { format } from "node:util";
import type { Log } from "@rewire/gateway";

/**
 * Redirects console output of libraries to the log: one line per message, without secrets, in the configured format.
 */
export function redirectConsoleToLog(
  log: Log,
  console: Pick<Console, "debug" | "error" | "info" | "log" | "warn"> = globalThis.console,
): void {
  const createLogFunction =
    (level: keyof Log) =>
    (...values: readonly unknown[]) =>
      log[level](format(...values));
  Object.assign(console, {
    debug: createLogFunction("debug"),
    log: createLogFunction("info"),
    info: createLogFunction("info"),
    warn: createLogFunction("warn"),
    error: createLogFunction("error"),
  });
}
