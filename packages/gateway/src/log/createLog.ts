import { isRecord } from "@rewire/domain";
import { destination, pino, type Logger } from "pino";
import { redactFields, redactText } from "./redact.ts";
import { getCurrentRequest } from "./requestContext.ts";

/** Log level. Each level includes the levels after it. */
export type LogLevel = "debug" | "info" | "warn" | "error" | "silent";

/** Format of the log: text lines, or one JSON object per line. */
export type LogFormat = "plain" | "json";

/**
 * Fields of a log message, from which secrets are removed. The field `security` names the event of a security message.
 */
export type LogFields = Readonly<Record<string, unknown>> & { readonly security?: SecurityEvent };

/**
 * Event that may be part of an attack; see the gateway's README. Messages about such events contain no secrets, names
 * or e-mail addresses.
 */
export type SecurityEvent =
  | "badSignature"
  | "bodyTooLarge"
  | "crossSite"
  | "limit"
  | "logIn"
  | "logInRefused"
  | "notAllowed"
  | "unknownHost";

/** Log of the storefront's server. */
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
  /** Writes a line. @default standard error, synchronously, so that nothing is lost before a crash */
  readonly write?: (line: string) => void;
}

/** Creates a log that writes one line per message. Tokens, passwords and order keys are removed. */
export function createLog({ level = "info", format = "plain", now = Date.now, write }: LogOptions = {}): Log {
  const writeLine = write ?? createStandardErrorWriter();
  const logger: Logger = pino(
    {
      level,
      // Neither process id nor host name: the log collector adds them.
      base: null,
      messageKey: "message",
      timestamp: () => `,"time":"${new Date(now()).toISOString()}"`,
      formatters: { level: (label) => ({ level: label }), log: (fields) => redactFields(fields) },
      mixin: () => ({ ...getCurrentRequest() }),
    },
    { write: (line: string) => writeLine(format === "json" ? line.trimEnd() : toPlainLine(line)) },
  );

  const writeEntry =
    (entryLevel: Exclude<LogLevel, "silent">) =>
    (message: string, fields: LogFields = {}) =>
      logger[entryLevel](fields, "%s", redactText(message).replaceAll(/[\p{Cc}\s]+/gu, " "));
  return { debug: writeEntry("debug"), info: writeEntry("info"), warn: writeEntry("warn"), error: writeEntry("error") };
}

function createStandardErrorWriter(): (line: string) => void {
  const stream = destination({ fd: 2, sync: true });
  return (line) => void stream.write(`${line}\n`);
}

/** Formats a JSON line as "time level message name=value …". Line breaks stay escaped. */
function toPlainLine(jsonLine: string): string {
  const line: unknown = JSON.parse(jsonLine);
  if (!isRecord(line)) return jsonLine;
  const { time, level, message, requestId, ...fields } = line;
  const fieldTexts = Object.entries({ ...fields, ...(requestId === undefined ? {} : { requestId }) }).map(
    ([name, value]) =>
      ` ${name}=${typeof value === "string" && /^[\x21-\x7e]+$/.test(value) ? value : JSON.stringify(value)}`,
  );
  return [time, level, message].join(" ") + fieldTexts.join("");
}

/** Log that writes nothing. */
export const silentLog: Log = createLog({ level: "silent", write: () => undefined });
