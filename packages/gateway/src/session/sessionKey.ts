import { createHash } from "node:crypto";

/** A name for a token that can be kept and logged without giving it away. */
export const fingerprint = (token: string): string => createHash("sha256").update(token).digest("hex").slice(0, 32);

/**
 * What all tokens of one shopper have in common: the shop renews the token with every change of the cart, and keeps
 * the customer id in it. Not verified, so good for queues only.
 */
export function sessionKey(token: string): string {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"));
    const data = (payload as { data?: { customer_id?: unknown } } | null)?.data;
    if (typeof data?.customer_id === "string" && data.customer_id.length < 100) return `customer ${data.customer_id}`;
  } catch {
    // Not a JWT: its own hash names it.
  }
  return `token ${fingerprint(token)}`;
}
