import { readText, splitPhpMessages } from "@rewire/data/server";
import * as v from "valibot";
import { parseOrNull } from "../../../schema/parseOrNull.ts";
import { ImportError } from "./ImportError.ts";
import { toImportFailure } from "./toImportFailure.ts";

type Query = Readonly<Record<string, string>>;

/** Client for WooCommerce's REST API v3. Every failure is an {@link ImportError} with an explanation. */
export interface RestShop {
  /** Fetches all entries of a list, page by page. */
  readonly list: <Schema extends v.GenericSchema>(
    path: string,
    query: Query,
    entry: Schema,
  ) => Promise<v.InferOutput<Schema>[]>;
  readonly post: <Schema extends v.GenericSchema>(
    path: string,
    body: unknown,
    schema: Schema,
  ) => Promise<v.InferOutput<Schema>>;
}

interface RestShopOptions {
  /** The shop's URL with a trailing slash. */
  readonly site: URL;
  readonly user: string;
  /** Application password of the account. */
  readonly password: string;
  readonly fetch: typeof globalThis.fetch;
  readonly wait: (ms: number) => Promise<void>;
  /** Current time in Unix milliseconds. */
  readonly now: () => number;
  /** Called with a message when a request has to wait. */
  readonly note: (text: string) => void;
}

/** Timeouts in milliseconds. WooCommerce saves only some products per second: a batch may take longer than a list. */
const TIMEOUT_MS = { GET: 60_000, POST: 180_000 };
const MAX_RETRIES = 4;
/** Maximum waiting time that is accepted from the shop; beyond it the import stops, and a second run continues. */
const MAX_WAIT_SECONDS = 120;
const MAX_BYTES = 32 * 1024 * 1024;
const ITEMS_PER_PAGE = "100";
const MAX_PAGES = 1000;

interface RestResponse {
  readonly json: unknown;
  readonly pages: number;
}

/** Creates a client for the REST API. It sends the user name and password with every request. */
export function createRestShop(options: RestShopOptions): RestShop {
  const { site, user, password, fetch, wait, now, note } = options;
  const authorization = `Basic ${Buffer.from(`${user}:${password}`, "utf8").toString("base64")}`;

  /** Sends a request; resolves with the response or the failure. */
  const sendRequest = async (url: URL, body?: unknown): Promise<Response | ImportError> => {
    const method = body === undefined ? "GET" : "POST";
    const headers = { accept: "application/json", authorization };
    const requestInit =
      body === undefined
        ? { headers }
        : { headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(body) };
    try {
      return await fetch(url, {
        ...requestInit,
        method,
        redirect: "manual",
        signal: AbortSignal.timeout(TIMEOUT_MS[method]),
      });
    } catch (error) {
      const isTimeout = error instanceof Error && error.name === "TimeoutError";
      const failureText = isTimeout ? "does not answer in time" : `cannot be reached (${describeNetworkError(error)})`;
      return new ImportError(`The shop at ${site.href} ${failureText}.`);
    }
  };

  const sendWithRetries = async (path: string, query: Query, body?: unknown): Promise<RestResponse> => {
    const url = new URL(`wp-json/wc/v3/${path}`, site);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await sendRequest(url, body);
      const response = outcome instanceof ImportError ? null : outcome;
      if (response?.ok) return readResponse(response, site);
      const seconds = retryDelay(response, body === undefined, attempt, now());
      if (seconds === null) {
        if (outcome instanceof ImportError) throw outcome;
        throw await toImportFailure(outcome, site, user, retryAfter(outcome, now()));
      }
      await response?.body?.cancel();
      note(`The shop ${response ? `answers ${response.status}` : "does not answer"}; trying again in ${seconds} s …`);
      await wait(seconds * 1000);
    }
  };

  return {
    async list(path, query, entry) {
      const allItems = [];
      for (let page = 1; page <= MAX_PAGES; page += 1) {
        const { json, pages } = await sendWithRetries(path, { ...query, per_page: ITEMS_PER_PAGE, page: String(page) });
        allItems.push(...parseResponse(v.array(entry), json, path));
        if (page >= pages) return allItems;
      }
      throw new ImportError(`The shop has more than ${MAX_PAGES} pages of ${path}.`);
    },
    post: async (path, body, schema) => parseResponse(schema, (await sendWithRetries(path, {}, body)).json, path),
  };
}

/** Returns the seconds to wait before a request is retried; null where it must not be. */
function retryDelay(response: Response | null, isReadRequest: boolean, attempt: number, nowMs: number): number | null {
  const retrySeconds = response ? retryAfter(response, nowMs) : null;
  // A rejected request may be repeated; one that may have been processed must not be.
  const isRejected = response?.status === 429 || (response?.status === 503 && retrySeconds !== null);
  const isServerError = !response || response.status >= 500;
  if (attempt > MAX_RETRIES || !(isRejected || (isReadRequest && isServerError))) return null;
  const seconds = retrySeconds ?? 2 ** (attempt - 1);
  return seconds > MAX_WAIT_SECONDS ? null : seconds;
}

function parseResponse<Schema extends v.GenericSchema>(
  schema: Schema,
  json: unknown,
  path: string,
): v.InferOutput<Schema> {
  const response = parseOrNull(schema, json);
  if (response === null) throw new ImportError(`The shop's answer at ${path} is not what WooCommerce's REST API says.`);
  return response;
}

async function readResponse(response: Response, site: URL): Promise<RestResponse> {
  try {
    const json: unknown = JSON.parse(splitPhpMessages(await readText(response, MAX_BYTES)).body);
    return { json, pages: Number(response.headers.get("x-wp-totalpages") ?? 1) };
  } catch (error) {
    throw new ImportError(`The shop at ${site.href} answers no whole JSON (${describeNetworkError(error)}).`, {
      cause: error,
    });
  }
}

function describeNetworkError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** Parses the Retry-After header, in seconds or as a date; null where there is none. */
function retryAfter(response: Response, nowMs: number): number | null {
  const text = response.headers.get("retry-after")?.trim() ?? "";
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const retryTime = Date.parse(text);
  return Number.isNaN(retryTime) ? null : Math.max(0, Math.ceil((retryTime - nowMs) / 1000));
}
