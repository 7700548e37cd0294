import { createHash } from "node:crypto";

/** A name for a token that can be kept and logged without giving it away. */
export const fingerprint = (token: string): string => createHash("sha256").update(token).digest("hex").slice(0, 32);

/** Whose session a token is: "t_…" for a guest, an account's number for a customer; null for what is no token of that kind. Not verified. */
export function customerOf(token: string): string | null {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"));
    const data = (payload as { data?: { customer_id?: unknown } } | null)?.data;
    return typeof data?.customer_id === "string" && data.customer_id.length < 100 ? data.customer_id : null;
  } catch {
    return null;
  }
}

/**
 * What all tokens of one shopper have in common: the shop renews the token with every change of the cart, and keeps
 * the customer id in it. Good for queues only.
 */
export function sessionKey(token: string): string {
  const customer = customerOf(token);
  return customer === null ? `token ${fingerprint(token)}` : `customer ${customer}`;
}
