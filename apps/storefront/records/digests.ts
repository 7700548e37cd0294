import { createHash } from "node:crypto";

/** sha256 in hexadecimal digits. */
export const sha256Of = (content: string | Uint8Array): string => createHash("sha256").update(content).digest("hex");

/** Subresource integrity: `sha384-…`. */
export const integrityOf = (content: string | Uint8Array): string =>
  `sha384-${createHash("sha384").update(content).digest("base64")}`;

/** The nonce that a policy allows; null where it allows none. */
export const nonceOf = (headers: Headers): string | null =>
  /'nonce-([\w+/=-]+)'/.exec(headers.get("content-security-policy") ?? "")?.[1] ?? null;

/** A text without the nonce of its answer, which is another one each time. */
export const withoutNonce = (text: string, nonce: string | null): string =>
  nonce === null ? text : text.replaceAll(nonce, "{nonce}");

/** What the scripts' data of a page looks like: one call with one text, and nothing besides. */
const HYDRATION = /^window\.__reactRouterContext\.streamController\.enqueue\(("[^]*")\);$/;

/** The form of data scripts, whose text is a visitor's own and has no hash. */
export const HYDRATION_FORM = "window.__reactRouterContext.streamController.enqueue(TEXT);";

/** Whether a script is nothing but one text given to React Router: no code, whatever the text says. */
export function isHydrationData(text: string): boolean {
  const literal = HYDRATION.exec(text)?.[1];
  if (literal === undefined) return false;
  try {
    return typeof JSON.parse(literal) === "string";
  } catch {
    return false;
  }
}
