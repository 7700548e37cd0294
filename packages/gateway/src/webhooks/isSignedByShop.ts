import { createHmac, timingSafeEqual } from "node:crypto";

/** Whether a message carries the shop's signature: base64 of HMAC-SHA256 of its body, as WooCommerce signs its webhooks. */
export function isSignedByShop(body: Uint8Array, signature: string, secret: string): boolean {
  const expected = createHmac("sha256", secret).update(body).digest();
  const given = Buffer.from(signature, "base64");
  return given.length === expected.length && timingSafeEqual(given, expected);
}
