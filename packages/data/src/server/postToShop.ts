import type { ShopOperation, ShopRequestOptions } from "./shopClient.ts";
import { ShopAnswerBroken, ShopTimeout, ShopUnreachable } from "./shopTrouble.ts";

interface Post {
  url: string;
  operation: ShopOperation;
  options: ShopRequestOptions;
  fetch: typeof globalThis.fetch;
  timeoutMs: number;
}

/** Posts an operation and reads the whole answer within the time limit. @throws ShopTrouble when nothing readable comes. */
export async function postToShop({ url, operation, options, fetch, timeoutMs: usual }: Post) {
  const timeoutMs = options.timeoutMs ?? usual;
  const limit = AbortSignal.timeout(timeoutMs);
  const signal = options.signal ? AbortSignal.any([limit, options.signal]) : limit;
  const headers: Record<string, string> = { accept: "application/json", "content-type": "application/json", ...options.headers };
  if (options.sessionToken) headers["woocommerce-session"] = `Session ${options.sessionToken}`;
  try {
    // Redirects are not followed: a shop that sends us elsewhere must not get the session or a password there.
    const response = await fetch(url, { method: "POST", body: JSON.stringify(operation), headers, signal, redirect: "manual" });
    if (response.type === "opaqueredirect" || (response.status >= 300 && response.status < 400)) {
      const target = response.headers.get("location") ?? "elsewhere";
      throw new ShopAnswerBroken(`The shop at ${url} redirects to ${target}; set that address if it is right`, response.status);
    }
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    if (error instanceof ShopAnswerBroken) throw error;
    if (limit.aborted) throw new ShopTimeout(`The shop at ${url} did not answer within ${timeoutMs} ms`, { cause: error });
    if (options.signal?.aborted) throw options.signal.reason;
    throw new ShopUnreachable(`The shop at ${url} cannot be reached: ${reasonOf(error)}`, { cause: error });
  }
}

/** Node's fetch says "fetch failed" and hides the reason in `cause`. */
function reasonOf(error: unknown): string {
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return inner instanceof Error ? inner.message : String(inner);
}
