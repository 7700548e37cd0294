import { createHmac, timingSafeEqual } from "node:crypto";

const calculateHmac = (body: Uint8Array, secret: string): Buffer => createHmac("sha256", secret).update(body).digest();

/** Signs a message body like a WooCommerce webhook: Base64 of its HMAC-SHA256. */
export const signAsShop = (body: Uint8Array, secret: string): string => calculateHmac(body, secret).toString("base64");

/** Returns whether a message body has a valid signature of the shop. */
export function isSignedByShop(body: Uint8Array, signature: string, secret: string): boolean {
  const expectedDigest = calculateHmac(body, secret);
  const receivedDigest = Buffer.from(signature, "base64");
  return receivedDigest.length === expectedDigest.length && timingSafeEqual(receivedDigest, expectedDigest);
}
