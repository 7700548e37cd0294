import { readText } from "@rewire/data/server";

/** Observed properties of the shop's responses, apart from their content. */
export interface AnswerWatch {
  readonly fetch: typeof globalThis.fetch;
  /** HTTP status of the latest response; null for none. */
  readonly status: () => number | null;
  /** Duration of the latest response, in milliseconds. */
  readonly durationMs: () => number;
  /** The shop's clock minus ours by the newest `Date` header, in milliseconds; null where there was none. */
  readonly clockOffsetMs: () => number | null;
  /** Beginning of the text before the JSON of any response; null for none. */
  readonly strayOutput: () => string | null;
}

interface WatchOptions {
  readonly fetch: typeof globalThis.fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds of a clock that never jumps. */
  readonly monotonicNow: () => number;
  /** Maximum size of a response in bytes. */
  readonly maxBytes: number;
}

const MAX_NOISE = 200;
const SECOND_MS = 1000;

/** Messages of PHP that end nothing: the answer follows them. */
const PHP_MESSAGE = /\b(?:Warning|Notice|Deprecated)\b/;

/** Parts a text into what stands before its JSON, and the JSON; what holds none is left whole. */
function partAnswer(text: string): { readonly before: string; readonly json: string } {
  const start = Math.max(0, text.search(/\{"(?:data|errors)"/));
  return { before: text.slice(0, start).trim(), json: text.slice(start) };
}

/** Creates a fetch function that records properties of the responses. */
export function watchAnswers({ fetch, now, monotonicNow, maxBytes }: WatchOptions): AnswerWatch {
  let status: number | null = null;
  let durationMs = 0;
  let clockOffsetMs: number | null = null;
  let strayOutput: string | null = null;

  const watched: typeof globalThis.fetch = async (input, init) => {
    const startedAt = monotonicNow();
    const response = await fetch(input, init);
    const text = await readText(response, maxBytes);
    durationMs = monotonicNow() - startedAt;
    status = response.status;
    // The header has whole seconds; half of one is what it lacks on average.
    const date = Date.parse(response.headers.get("date") ?? "");
    if (!Number.isNaN(date)) clockOffsetMs = date + SECOND_MS / 2 - now();
    const { before, json } = partAnswer(text);
    if (before !== "") strayOutput ??= before.slice(0, MAX_NOISE);
    // The storefront skips PHP messages only.
    const body = PHP_MESSAGE.test(before) ? json : text;
    const hasNoBody = response.status === 204 || response.status === 304;
    return new Response(hasNoBody ? null : body, { status: response.status, headers: response.headers });
  };
  return {
    fetch: watched,
    status: () => status,
    durationMs: () => durationMs,
    clockOffsetMs: () => clockOffsetMs,
    strayOutput: () => strayOutput,
  };
}
