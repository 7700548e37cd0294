import { createHash } from "node:crypto";
import * as v from "valibot";
import { jsonOf, text } from "../../schema/fields.ts";
import { parseOrNull } from "../../schema/parseOrNull.ts";

const tokenPayload = jsonOf(v.object({ data: v.object({ customer_id: text(99) }) }));

/** A name for a token that can be kept and logged without giving it away. */
export const fingerprint = (token: string): string => createHash("sha256").update(token).digest("hex").slice(0, 32);

/** Whose session a token is: "t_…" for a guest, an account's number for a customer; null for what is no token of that kind. Not verified. */
export const customerOf = (token: string): string | null =>
  parseOrNull(tokenPayload, Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"))?.data.customer_id ??
  null;

/**
 * What all tokens of one shopper have in common: the shop renews the token with every change of the cart, and keeps
 * the customer id in it. Good for queues only.
 */
export function sessionKey(token: string): string {
  const customer = customerOf(token);
  return customer === null ? `token ${fingerprint(token)}` : `customer ${customer}`;
}
