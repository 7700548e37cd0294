import { createHash } from "node:crypto";
import * as v from "valibot";
import { createJsonTextSchema, createTextSchema } from "../../schema/fields.ts";
import { parseOrNull } from "../../schema/parseOrNull.ts";

const tokenPayloadSchema = createJsonTextSchema(v.object({ data: v.object({ customer_id: createTextSchema(99) }) }));

/** Returns a hash of a string that must not be stored or logged, such as a token. */
export const hashText = (token: string): string => createHash("sha256").update(token).digest("hex").slice(0, 32);

/**
 * Returns the customer id in a token: "t_…" for a guest, the user id for a customer, or null for other tokens. The
 * token is not verified.
 */
export const readCustomerId = (token: string): string | null =>
  parseOrNull(tokenPayloadSchema, Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"))?.data
    .customer_id ?? null;

/**
 * Returns a key that all tokens of one shopper share, because the shop renews the token but keeps the customer id. Use
 * the key only for queues: the token is not verified.
 */
export function toSessionKey(token: string): string {
  const customerId = readCustomerId(token);
  return customerId === null ? `token ${hashText(token)}` : `customer ${customerId}`;
}
