import { readText } from "@rewire/data/server";

/** Monitor that records properties of the shop's responses: duration, clock offset and unexpected output. */
export interface ResponseMonitor {
  readonly fetch: typeof globalThis.fetch;
  /** HTTP status of the latest response; null for none. */
  readonly status: () => number | null;
  /** Duration of the latest response, in milliseconds. */
  readonly durationMs: () => number;
  /** Difference of the shop's clock to the server's by the newest `Date` header, in milliseconds; null for none. */
  readonly clockOffsetMs: () => number | null;
  /** Beginning of the text before the JSON of any response; null for none. */
  readonly strayOutput: () => string | null;
}

interface ResponseMonitorOptions {
  readonly fetch: typeof globalThis.fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Monotonic clock in milliseconds. */
  readonly monotonicNow: () => number;
  /** Maximum size of a response in bytes. */
  readonly maxBytes: number;
}

const MAX_STRAY_OUTPUT_LENGTH = 200;
const SECOND_MS = 1000;

/** PHP messages that precede a valid response. */
const PHP_MESSAGE_PATTERN = /\b(?:Warning|Notice|Deprecated)\b/;

/** Splits a string into the part before its JSON and the JSON; a string without JSON is returned unchanged. */
function splitStrayOutput(text: string): { readonly before: string; readonly json: string } {
  const start = Math.max(0, text.search(/\{"(?:data|errors)"/));
  return { before: text.slice(0, start).trim(), json: text.slice(start) };
}

/** Creates a fetch function that records properties of the shop's responses. */
export function createResponseMonitor({ fetch, now, monotonicNow, maxBytes }: ResponseMonitorOptions): ResponseMonitor {
  let status: number | null = null;
  let durationMs = 0;
  let clockOffsetMs: number | null = null;
  let strayOutput: string | null = null;

  const monitoredFetch: typeof globalThis.fetch = async (input, init) => {
    const startedAt = monotonicNow();
    const response = await fetch(input, init);
    const text = await readText(response, maxBytes);
    durationMs = monotonicNow() - startedAt;
    status = response.status;
    // The header has whole seconds, so half a second is added on average.
    const date = Date.parse(response.headers.get("date") ?? "");
    if (!Number.isNaN(date)) clockOffsetMs = date + SECOND_MS / 2 - now();
    const { before, json } = splitStrayOutput(text);
    if (before !== "") strayOutput ??= before.slice(0, MAX_STRAY_OUTPUT_LENGTH);
    // The storefront skips PHP messages only.
    const body = PHP_MESSAGE_PATTERN.test(before) ? json : text;
    const hasNoBody = response.status === 204 || response.status === 304;
    return new Response(hasNoBody ? null : body, { status: response.status, headers: response.headers });
  };
  return {
    fetch: monitoredFetch,
    status: () => status,
    durationMs: () => durationMs,
    clockOffsetMs: () => clockOffsetMs,
    strayOutput: () => strayOutput,
  };
}
