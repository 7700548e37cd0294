import { readText, splitPhpMessages } from "@rewire/data/server";
import * as v from "valibot";
import { parseOrNull } from "../../../schema/parseOrNull.ts";
import { ImportFailure } from "./ImportFailure.ts";
import { toImportFailure } from "./toImportFailure.ts";

type Query = Readonly<Record<string, string>>;

/** A shop's WooCommerce REST API v3. Every failure is an {@link ImportFailure} in words. */
export interface RestShop {
  /** All entries of a list, page by page. */
  readonly list: <Schema extends v.GenericSchema>(
    path: string,
    query: Query,
    entry: Schema,
  ) => Promise<v.InferOutput<Schema>[]>;
  readonly post: <Schema extends v.GenericSchema>(
    path: string,
    body: unknown,
    answer: Schema,
  ) => Promise<v.InferOutput<Schema>>;
}

interface RestShopOptions {
  /** The shop's address with a slash at the end. */
  readonly site: URL;
  readonly user: string;
  /** An application password of the account. */
  readonly password: string;
  readonly fetch: typeof globalThis.fetch;
  readonly wait: (ms: number) => Promise<void>;
  /** Unix milliseconds. */
  readonly now: () => number;
  /** Hears that a request waits. */
  readonly note: (text: string) => void;
}

/** WooCommerce saves some products a second: a batch may take its time, a list may not. */
const TIMEOUT_MS = { GET: 60_000, POST: 180_000 };
const MAX_RETRIES = 4;
/** A shop that asks for more is left alone; a second run goes on. */
const MAX_WAIT_SECONDS = 120;
const MAX_BYTES = 32 * 1024 * 1024;
const PER_PAGE = "100";
const MAX_PAGES = 1000;

interface Answer {
  readonly json: unknown;
  readonly pages: number;
}

/** Opens nothing yet: every question carries the password. */
export function createRestShop(options: RestShopOptions): RestShop {
  const { site, user, password, fetch, wait, now, note } = options;
  const authorization = `Basic ${Buffer.from(`${user}:${password}`, "utf8").toString("base64")}`;

  /** An answer, or why there is none. */
  const ask = async (url: URL, body?: unknown): Promise<Response | ImportFailure> => {
    const method = body === undefined ? "GET" : "POST";
    const headers = { accept: "application/json", authorization };
    const sent =
      body === undefined
        ? { headers }
        : { headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(body) };
    try {
      return await fetch(url, { ...sent, method, redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS[method]) });
    } catch (error) {
      const isTimeout = error instanceof Error && error.name === "TimeoutError";
      const why = isTimeout ? "does not answer in time" : `cannot be reached (${reasonOf(error)})`;
      return new ImportFailure(`The shop at ${site.href} ${why}.`);
    }
  };

  const request = async (path: string, query: Query, body?: unknown): Promise<Answer> => {
    const url = new URL(`wp-json/wc/v3/${path}`, site);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await ask(url, body);
      const response = outcome instanceof ImportFailure ? null : outcome;
      if (response?.ok) return read(response, site);
      const seconds = retryDelay(response, body === undefined, attempt, now());
      if (seconds === null) {
        if (outcome instanceof ImportFailure) throw outcome;
        throw await toImportFailure(outcome, site, user, retryAfter(outcome, now()));
      }
      await response?.body?.cancel();
      note(`The shop ${response ? `answers ${response.status}` : "does not answer"}; trying again in ${seconds} s …`);
      await wait(seconds * 1000);
    }
  };

  return {
    async list(path, query, entry) {
      const all = [];
      for (let page = 1; page <= MAX_PAGES; page += 1) {
        const { json, pages } = await request(path, { ...query, per_page: PER_PAGE, page: String(page) });
        all.push(...understand(v.array(entry), json, path));
        if (page >= pages) return all;
      }
      throw new ImportFailure(`The shop has more than ${MAX_PAGES} pages of ${path}.`);
    },
    post: async (path, body, answer) => understand(answer, (await request(path, {}, body)).json, path),
  };
}

/** Seconds to wait before the same request is sent again; null where it may not be. */
function retryDelay(response: Response | null, isRead: boolean, attempt: number, nowMs: number): number | null {
  const retrySeconds = response ? retryAfter(response, nowMs) : null;
  // What was not taken may be sent again; what may have been done is not.
  const isRefused = response?.status === 429 || (response?.status === 503 && retrySeconds !== null);
  const isBroken = !response || response.status >= 500;
  if (attempt > MAX_RETRIES || !(isRefused || (isRead && isBroken))) return null;
  const seconds = retrySeconds ?? 2 ** (attempt - 1);
  return seconds > MAX_WAIT_SECONDS ? null : seconds;
}

function understand<Schema extends v.GenericSchema>(
  schema: Schema,
  json: unknown,
  path: string,
): v.InferOutput<Schema> {
  const answer = parseOrNull(schema, json);
  if (answer === null) throw new ImportFailure(`The shop's answer at ${path} is not what WooCommerce's REST API says.`);
  return answer;
}

async function read(response: Response, site: URL): Promise<Answer> {
  try {
    const json: unknown = JSON.parse(splitPhpMessages(await readText(response, MAX_BYTES)).answer);
    return { json, pages: Number(response.headers.get("x-wp-totalpages") ?? 1) };
  } catch (error) {
    throw new ImportFailure(`The shop at ${site.href} answers no whole JSON (${reasonOf(error)}).`, { cause: error });
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** Seconds that an answer asks to wait, from a number or a date; null where it asks for nothing. */
function retryAfter(response: Response, nowMs: number): number | null {
  const text = response.headers.get("retry-after")?.trim() ?? "";
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - nowMs) / 1000));
}
