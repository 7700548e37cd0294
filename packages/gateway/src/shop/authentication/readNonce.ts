import { readText, ShopAnswerBroken, ShopUnreachable, splitPhpMessages } from "@rewire/data/server";

/** How to ask for a nonce. */
interface NonceOptions {
  /** The shop's GraphQL endpoint; WordPress lies beside it. */
  readonly shopUrl: URL;
  readonly fetch: typeof globalThis.fetch;
  readonly timeoutMs: number;
}

/** A page that stands in the place of a nonce is not read to its end. */
const MAX_NONCE_BYTES = 1024 * 1024;

/**
 * Makes the function that asks WordPress for the nonce of a log-in cookie: ten hex digits, or "0" for somebody who is
 * not logged in. null where it gives none; a shop may count the cookie alone.
 *
 * The function throws ShopTrouble if nobody answers: that must not look like the end of a log-in.
 */
export function createNonceReader({
  shopUrl,
  fetch,
  timeoutMs,
}: NonceOptions): (cookie: string) => Promise<string | null> {
  const url = new URL("wp-admin/admin-ajax.php?action=rest-nonce", shopUrl);
  return async (cookie) => {
    const response = await fetch(url, {
      headers: { cookie },
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      throw new ShopUnreachable(`The shop at ${url.host} cannot be asked for a nonce`, { cause: error });
    });
    const text = splitPhpMessages(await readText(response, MAX_NONCE_BYTES)).answer.trim();
    if (response.status >= 500)
      throw new ShopAnswerBroken(
        `The shop at ${url.host} answered ${response.status} when asked for a nonce`,
        response.status,
      );
    return response.ok && /^[0-9a-f]{6,20}$/i.test(text) ? text : null;
  };
}
