import { createHash } from "node:crypto";

/** Returns the SHA-256 hash in hexadecimal digits. */
export const sha256Of = (content: string | Uint8Array): string => createHash("sha256").update(content).digest("hex");

/** Returns the subresource integrity value: `sha384-…`. */
export const integrityOf = (content: string | Uint8Array): string =>
  `sha384-${createHash("sha384").update(content).digest("base64")}`;

/** Returns the nonce of a content security policy; null if there is none. */
export const nonceOf = (headers: Headers): string | null =>
  /'nonce-([\w+/=-]+)'/.exec(headers.get("content-security-policy") ?? "")?.[1] ?? null;

/** Replaces the nonce, which differs with every response, by a placeholder. */
export const maskNonce = (text: string, nonce: string | null): string =>
  nonce === null ? text : text.replaceAll(nonce, "{nonce}");

/** Pattern of hydration data: a single call with a single string, and nothing else. */
const HYDRATION_PATTERN = /^window\.__reactRouterContext\.streamController\.enqueue\(("[^]*")\);$/;

/** Description of hydration data in the inventory, which depends on the visitor and therefore has no hash. */
export const HYDRATION_FORM = "window.__reactRouterContext.streamController.enqueue(TEXT);";

/** Returns whether a script only passes a string to React Router, and therefore contains no other code. */
export function isHydrationData(text: string): boolean {
  const routesLiteral = HYDRATION_PATTERN.exec(text)?.[1];
  if (routesLiteral === undefined) return false;
  try {
    return typeof JSON.parse(routesLiteral) === "string";
  } catch {
    return false;
  }
}
