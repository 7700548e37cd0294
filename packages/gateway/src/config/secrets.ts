import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** Secrets of the server: the first encrypts and signs; all of them decrypt and verify. */
export type Secrets = readonly [string, ...string[]];

/**
 * Derives a 32-byte key for one purpose from a secret. The key reveals neither the secret nor the keys for other
 * purposes.
 */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "", `rewire ${purpose}`, 32));

/** Compares two texts in constant time, to prevent timing attacks. Returns whether they are equal. */
export function isSameText(firstText: string, secondText: string): boolean {
  const [left, right] = [firstText, secondText].map((text) => createHmac("sha256", "same").update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
