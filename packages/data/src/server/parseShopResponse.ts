import { isRecord } from "@rewire/domain";
import type { ShopResponse, ShopError } from "./shopClient.ts";
import { InvalidShopResponseError } from "./shopErrors.ts";
import { splitPhpMessages } from "./splitPhpMessages.ts";

const isShopError = (value: unknown): value is ShopError => isRecord(value) && typeof value["message"] === "string";

/**
 * Parses the body of a GraphQL response. Responses with status 4xx are parsed as well, but never those with 5xx,
 * because it is then unknown whether the operation was executed. Messages that PHP printed before the body are skipped.
 * @param onPhpMessage Called with the first PHP message.
 * @throws InvalidShopResponseError if the status is 5xx, or if the body is not JSON with `data` or `errors`. The
 *   message of the error quotes the beginning of the body.
 */
export function parseShopResponse(
  status: number,
  headers: Headers,
  text: string,
  onPhpMessage?: (message: string) => void,
): ShopResponse<Readonly<Record<string, unknown>>> {
  if (status >= 500) throw createInvalidResponseError(status, "an error", text);
  const {
    messages: [phpMessage],
    body,
  } = splitPhpMessages(text);
  const json = parse(body);
  const errors = isRecord(json) && Array.isArray(json["errors"]) ? json["errors"].filter(isShopError) : [];
  const data = isRecord(json) && isRecord(json["data"]) ? json["data"] : null;
  if (!data && errors.length === 0) throw createInvalidResponseError(status, "something else than GraphQL", text);
  if (phpMessage !== undefined) onPhpMessage?.(phpMessage);
  return { data, errors, sessionToken: readSessionToken(headers), status, cookies: headers.getSetCookie() };
}

function createInvalidResponseError(status: number, subject: string, text: string): InvalidShopResponseError {
  const excerpt = text.slice(0, 80).replaceAll(/\s+/g, " ").trim();
  return new InvalidShopResponseError(
    `The shop answered ${status} with ${subject}: ${JSON.stringify(excerpt)}`,
    status,
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads the session token. WooGraphQL sends it without the prefix "Session "; other versions may include it. */
function readSessionToken(headers: Headers): string | null {
  return (
    headers
      .get("woocommerce-session")
      ?.replace(/^Session\s+/, "")
      .trim() || null
  );
}
