import { format } from "node:util";
import type { Log } from "@rewire/gateway";

/**
 * Redirects the console output of libraries to the log. Each message is written as one line in the configured format,
 * with secrets redacted.
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
