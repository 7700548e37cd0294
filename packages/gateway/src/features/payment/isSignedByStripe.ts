import { createHmac, timingSafeEqual } from "node:crypto";

/** Validity of a signature in seconds, against replay attacks. */
const TOLERANCE_SECONDS = 300;

/** Maximum number of characters of a signature header; two secrets take less than 200. */
const MAX_HEADER_LENGTH = 1_000;

/**
 * Returns whether a message has a valid signature of Stripe: `t=<seconds>,v1=<hex of HMAC-SHA256 of "t.body">`. The
 * header contains several `v1` values while a secret is being replaced. The time must be within five minutes of the
 * current time.
 */
export function isSignedByStripe(body: Uint8Array, header: string, secret: string, now: number): boolean {
  const parts = header
    .slice(0, MAX_HEADER_LENGTH)
    .split(",")
    .map((part) => part.trim().split("=", 2));
  const time = parts.find(([name]) => name === "t")?.[1] ?? "";
  if (!/^\d{1,12}$/.test(time) || Math.abs(now / 1000 - Number(time)) > TOLERANCE_SECONDS) return false;
  const expectedSignature = createHmac("sha256", secret).update(`${time}.`).update(body).digest();
  return parts
    .filter(([name]) => name === "v1")
    .some(([, signatureHex = ""]) => {
      const receivedSignature = Buffer.from(signatureHex, "hex");
      return (
        receivedSignature.length === expectedSignature.length && timingSafeEqual(receivedSignature, expectedSignature)
      );
    });
}
