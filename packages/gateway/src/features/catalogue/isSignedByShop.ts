import { createHmac, timingSafeEqual } from "node:crypto";

const digestOf = (body: Uint8Array, secret: string): Buffer => createHmac("sha256", secret).update(body).digest();

/** Signs a message body like a WooCommerce webhook: base64 of its HMAC-SHA256. */
export const signAsShop = (body: Uint8Array, secret: string): string => digestOf(body, secret).toString("base64");

/** Returns whether a message has a valid signature of the shop. */
export function isSignedByShop(body: Uint8Array, signature: string, secret: string): boolean {
  const expected = digestOf(body, secret);
  const received = Buffer.from(signature, "base64");
  return received.length === expected.length && timingSafeEqual(received, expected);
}
