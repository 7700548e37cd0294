import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** Secrets of the server: the first one encrypts and signs, all of them decrypt and verify. */
export type Secrets = readonly [string, ...string[]];

/**
 * Derives a 32-byte key for one purpose from a secret; it reveals neither the secret nor the keys of other purposes.
 */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "", `rewire ${purpose}`, 32));

/** Returns whether two texts are equal; compares them in constant time, against timing attacks. */
export function isSameText(firstText: string, secondText: string): boolean {
  const [left, right] = [firstText, secondText].map((text) => createHmac("sha256", "same").update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
