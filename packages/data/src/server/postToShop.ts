import { ResponseTooLargeError, readText } from "./readText.ts";
import type { ShopOperation, ShopRequestOptions } from "./shopClient.ts";
import {
  InvalidShopResponseError,
  ShopNotReachedError,
  ShopTimeoutError,
  ShopRequestError,
  ShopUnreachableError,
} from "./shopErrors.ts";

interface ShopPostOptions {
  url: string;
  operation: ShopOperation;
  options: ShopRequestOptions;
  fetch: typeof globalThis.fetch;
  timeoutMs: number;
  /** Whether queries are sent by GET, so that caches in between can store them. */
  usesGetForQueries: boolean;
  /** Maximum size of a response in bytes; a larger one is an error. */
  maxResponseBytes: number;
}

/** Maximum length of a URL that all servers accept; longer queries are sent by POST. */
const MAX_URL_LENGTH = 6000;

/**
 * Sends an operation to the shop and reads the whole response within the timeout.
 * @throws ShopRequestError if there is no readable response.
 */
export async function postToShop({
  url,
  operation,
  options,
  fetch,
  timeoutMs: defaultTimeoutMs,
  usesGetForQueries,
  maxResponseBytes,
}: ShopPostOptions) {
  const timeoutMs = options.timeoutMs ?? defaultTimeoutMs;
  const limit = AbortSignal.timeout(timeoutMs);
  const signal = options.signal ? AbortSignal.any([limit, options.signal]) : limit;
  const headers: Record<string, string> = {
    accept: "application/json",
    "content-type": "application/json",
    ...options.headers,
  };
  if (options.sessionToken) headers["woocommerce-session"] = `Session ${options.sessionToken}`;
  try {
    // Redirects are not followed: another host must not receive the session or a password.
    const requestUrl = usesGetForQueries ? toQueryUrl(url, operation) : null;
    const response = await (requestUrl === null
      ? fetch(url, { method: "POST", body: JSON.stringify(operation), headers, signal, redirect: "manual" })
      : fetch(requestUrl, { headers, signal, redirect: "manual" }));
    if (response.type === "opaqueredirect" || (response.status >= 300 && response.status < 400)) {
      const target = response.headers.get("location") ?? "elsewhere";
      throw new InvalidShopResponseError(
        `The shop at ${url} redirects to ${target}; set that address if it is right`,
        response.status,
      );
    }
    if (wasNotProcessed(response))
      throw new ShopNotReachedError(`The shop at ${url} answered ${response.status}: later`);
    return { status: response.status, headers: response.headers, text: await readText(response, maxResponseBytes) };
  } catch (error) {
    if (error instanceof ShopRequestError) throw error;
    if (error instanceof ResponseTooLargeError) {
      throw new InvalidShopResponseError(`The shop at ${url} sends more than ${maxResponseBytes} bytes`, 200, {
        cause: error,
      });
    }
    if (limit.aborted)
      throw new ShopTimeoutError(`The shop at ${url} did not answer within ${timeoutMs} ms`, { cause: error });
    if (options.signal?.aborted) throw options.signal.reason;
    const ErrorClass = wasNotSent(error) ? ShopNotReachedError : ShopUnreachableError;
    throw new ErrorClass(`The shop at ${url} cannot be reached: ${getFailureReason(error)}`, { cause: error });
  }
}

/** Returns the URL of a GET query; null for mutations, and if the URL would be too long. */
function toQueryUrl(url: string, { query, operationName, variables }: ShopOperation): string | null {
  if (/^\s*mutation\b/.test(query)) return null;
  const requestUrl = new URL(url);
  requestUrl.searchParams.set("query", query);
  if (operationName) requestUrl.searchParams.set("operationName", operationName);
  if (variables) requestUrl.searchParams.set("variables", JSON.stringify(variables));
  return requestUrl.href.length <= MAX_URL_LENGTH ? requestUrl.href : null;
}

/**
 * Returns whether the server rejected the request unprocessed: an overloaded server or one in maintenance sends
 * `Retry-After`; one that failed during the request does not.
 */
const wasNotProcessed = ({ status, headers }: Response): boolean =>
  status === 429 || (status === 503 && headers.has("retry-after"));

const connectErrorCodes: ReadonlySet<unknown> = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENETDOWN",
  "UND_ERR_CONNECT_TIMEOUT",
]);

/** Returns whether no connection was established, so that the shop cannot have processed the request. */
function wasNotSent(error: unknown): boolean {
  const cause: unknown = error instanceof Error ? error.cause : null;
  return typeof cause === "object" && cause !== null && "code" in cause && connectErrorCodes.has(cause.code);
}

/**
 * Returns the reason of a failed fetch: the error of Node's fetch has the message "fetch failed" and the reason in
 * `cause`.
 */
function getFailureReason(error: unknown): string {
  const innerError = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return innerError instanceof Error ? innerError.message : String(innerError);
}
