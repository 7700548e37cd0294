import { readText, InvalidShopResponseError, ShopUnreachableError, splitPhpMessages } from "@rewire/data/server";
import { resolveWordPressUrl } from "./resolveWordPressUrl.ts";

/** Options for reading a nonce. */
interface NonceReaderOptions {
  /** URL of the shop's GraphQL endpoint, from which WordPress's URL is derived. */
  readonly shopUrl: URL;
  readonly fetch: typeof globalThis.fetch;
  readonly timeoutMs: number;
}

/** Maximum size of the response, in case it is a page and not a nonce. */
const MAX_NONCE_BYTES = 1024 * 1024;

/**
 * Creates a function that fetches the nonce of a log-in cookie from WordPress: ten hex digits, or "0" if the cookie is
 * not logged in. The function returns null if WordPress sends no nonce, and throws ShopRequestError if the shop does
 * not respond.
 */
export function createNonceReader({
  shopUrl,
  fetch,
  timeoutMs,
}: NonceReaderOptions): (cookie: string) => Promise<string | null> {
  const url = resolveWordPressUrl("wp-admin/admin-ajax.php?action=rest-nonce", shopUrl);
  const fetchText = async (cookie: string) => {
    const response = await fetch(url, {
      headers: { cookie },
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { response, text: splitPhpMessages(await readText(response, MAX_NONCE_BYTES)).body.trim() };
  };
  return async (cookie) => {
    const { response, text } = await fetchText(cookie).catch((error: unknown) => {
      throw new ShopUnreachableError(`The shop at ${url.host} cannot be asked for a nonce`, { cause: error });
    });
    if (response.status >= 500)
      throw new InvalidShopResponseError(
        `The shop at ${url.host} answered ${response.status} when asked for a nonce`,
        response.status,
      );
    return response.ok && /^[0-9a-f]{6,20}$/i.test(text) ? text : null;
  };
}
