import { createHash } from "node:crypto";

/** Returns the SHA-256 hash of a string or bytes, in hexadecimal. */
export const computeSha256 = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("hex");

/** Returns the subresource integrity value (`sha384-…`) of a string or bytes. */
export const computeIntegrity = (content: string | Uint8Array): string =>
  `sha384-${createHash("sha384").update(content).digest("base64")}`;

/** Returns the nonce in the `Content-Security-Policy` header of a response; null if there is none. */
export const readNonce = (headers: Headers): string | null =>
  /'nonce-([\w+/=-]+)'/.exec(headers.get("content-security-policy") ?? "")?.[1] ?? null;

/** Replaces the nonce in a string with a placeholder, because the nonce differs with every response. */
export const maskNonce = (text: string, nonce: string | null): string =>
  nonce === null ? text : text.replaceAll(nonce, "{nonce}");

/** Pattern of hydration data: a single call with a single string, and nothing else. */
const HYDRATION_PATTERN = /^window\.__reactRouterContext\.streamController\.enqueue\(("[^]*")\);$/;

/** Description of the hydration data in the inventory. The data depend on the visitor and therefore have no hash. */
export const HYDRATION_DATA_DESCRIPTION = "window.__reactRouterContext.streamController.enqueue(TEXT);";

/** Returns whether a script only passes a string to React Router and contains no other code. */
export function isHydrationData(text: string): boolean {
  const routesLiteral = HYDRATION_PATTERN.exec(text)?.[1];
  if (routesLiteral === undefined) return false;
  try {
    return typeof JSON.parse(routesLiteral) === "string";
  } catch {
    return false;
  }
}
