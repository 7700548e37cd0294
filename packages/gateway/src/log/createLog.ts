import { redact, redactText } from "./redact.ts";

/** How much is told; each level tells what the following ones tell, too. */
export type LogLevel = "debug" | "info" | "warn" | "error" | "silent";

/** Lines for people, or one JSON object a line for machines. */
export type LogFormat = "plain" | "json";

/** What goes along with a message; secrets are taken out. */
export type LogFields = Readonly<Record<string, unknown>>;

/** Where the server side tells what happens. */
export interface Log {
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
}

interface LogOptions {
  readonly level?: LogLevel;
  readonly format?: LogFormat;
  readonly now?: () => number;
  /** @default standard error */
  readonly write?: (line: string) => void;
}

const levels: readonly LogLevel[] = ["debug", "info", "warn", "error", "silent"];

/** Makes a log that writes one line a message. Tokens, passwords and order keys never get into it. */
export function createLog({
  level = "info",
  format = "plain",
  now = Date.now,
  write = (line) => void process.stderr.write(`${line}\n`),
}: LogOptions = {}): Log {
  const tell = (at: Exclude<LogLevel, "silent">) => (message: string, fields: LogFields = {}) => {
    if (levels.indexOf(at) < levels.indexOf(level)) return;
    const time = new Date(now()).toISOString();
    const words = redactText(message).replaceAll(/[\p{Cc}\s]+/gu, " ");
    const extra = redact(fields) as LogFields;
    if (format === "json") {
      write(JSON.stringify({ time, level: at, message: words, ...extra }));
      return;
    }
    const rest = Object.entries(extra).map(([name, item]) => ` ${name}=${typeof item === "string" && /^[\x21-\x7e]+$/.test(item) ? item : JSON.stringify(item)}`);
    write(`${time} ${at} ${words}${rest.join("")}`);
  };
  return { debug: tell("debug"), info: tell("info"), warn: tell("warn"), error: tell("error") };
}

/** A log that tells nobody. */
export const silentLog: Log = createLog({ level: "silent" });
