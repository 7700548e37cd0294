import { isRecord } from "@rewire/domain";
import { destination, pino, type Logger } from "pino";
import { redactFields, redactText } from "./redact.ts";
import { currentRequest } from "./requestContext.ts";

/** How much is told; each level tells what the following ones tell, too. */
export type LogLevel = "debug" | "info" | "warn" | "error" | "silent";

/** Lines for people, or one JSON object a line for machines. */
export type LogFormat = "plain" | "json";

/** What goes along with a message; secrets are taken out. `security` names what a line about security tells of. */
export type LogFields = Readonly<Record<string, unknown>> & { readonly security?: SecurityEvent };

/** What may be an attack, or helps to follow one; see the gateway's README. Such lines hold no secrets, no names and no e-mail addresses. */
export type SecurityEvent =
  | "badSignature"
  | "bodyTooLarge"
  | "crossSite"
  | "limit"
  | "logIn"
  | "logInRefused"
  | "notAllowed"
  | "unknownHost";

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
  /** @default standard error, at once: what is told before a crash is not lost */
  readonly write?: (line: string) => void;
}

/** Makes a log that writes one line a message. Tokens, passwords and order keys never get into it. */
export function createLog({ level = "info", format = "plain", now = Date.now, write }: LogOptions = {}): Log {
  const writeLine = write ?? standardError();
  const logger: Logger = pino(
    {
      level,
      // Neither process number nor machine name: whoever collects the lines knows where they come from.
      base: null,
      messageKey: "message",
      timestamp: () => `,"time":"${new Date(now()).toISOString()}"`,
      formatters: { level: (label) => ({ level: label }), log: (fields) => redactFields(fields) },
      mixin: () => ({ ...currentRequest() }),
    },
    { write: (line: string) => writeLine(format === "json" ? line.trimEnd() : plainLine(line)) },
  );

  const tell =
    (at: Exclude<LogLevel, "silent">) =>
    (message: string, fields: LogFields = {}) =>
      logger[at](fields, "%s", redactText(message).replaceAll(/[\p{Cc}\s]+/gu, " "));
  return { debug: tell("debug"), info: tell("info"), warn: tell("warn"), error: tell("error") };
}

function standardError(): (line: string) => void {
  const stream = destination({ fd: 2, sync: true });
  return (line) => void stream.write(`${line}\n`);
}

/** "time level message name=value …", from a line of JSON. Whatever could begin a line of its own stays escaped. */
function plainLine(json: string): string {
  const line: unknown = JSON.parse(json);
  if (!isRecord(line)) return json;
  const { time, level, message, requestId, ...fields } = line;
  const rest = Object.entries({ ...fields, ...(requestId === undefined ? {} : { requestId }) }).map(
    ([name, value]) =>
      ` ${name}=${typeof value === "string" && /^[\x21-\x7e]+$/.test(value) ? value : JSON.stringify(value)}`,
  );
  return [time, level, message].join(" ") + rest.join("");
}

/** A log that tells nobody. */
export const silentLog: Log = createLog({ level: "silent", write: () => undefined });
