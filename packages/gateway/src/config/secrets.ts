import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** Secrets of the server: the first one seals and signs, all of them unseal and verify. */
export type Secrets = readonly [string, ...string[]];

/**
 * Derives the key of one purpose from a secret: 32 bytes that reveal neither the secret nor the keys of other purposes.
 */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "", `rewire ${purpose}`, 32));

/** Compares two texts in constant time. */
export function isSameText(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => createHmac("sha256", "same").update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
