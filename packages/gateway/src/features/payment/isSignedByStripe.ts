import { createHmac, timingSafeEqual } from "node:crypto";

/** A signature is good for so long: what was heard on its way cannot be sent again later. */
const toleranceSeconds = 300;

/** Characters of a signature; two secrets take less than 200. */
const MAX_HEADER = 1_000;

/**
 * Whether a message carries Stripe's signature: `t=<seconds>,v1=<hex of HMAC-SHA256 of "t.body">`, several `v1` while a
 * secret is being replaced, and not older or newer than five minutes.
 */
export function isSignedByStripe(body: Uint8Array, header: string, secret: string, now: number): boolean {
  const parts = header
    .slice(0, MAX_HEADER)
    .split(",")
    .map((part) => part.trim().split("=", 2));
  const time = parts.find(([name]) => name === "t")?.[1] ?? "";
  if (!/^\d{1,12}$/.test(time) || Math.abs(now / 1000 - Number(time)) > toleranceSeconds) return false;
  const expected = createHmac("sha256", secret).update(`${time}.`).update(body).digest();
  return parts
    .filter(([name]) => name === "v1")
    .some(([, hex = ""]) => {
      const given = Buffer.from(hex, "hex");
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
}
