import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Engine } from "../engine/Engine.ts";

const HALF_DAY_MS = 43_200_000;
const computeNonce = (engine: Engine, user: number, timeWindow: number): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(engine.secret), utf8ToBytes(`nonce|${timeWindow}|${user}`))).slice(0, 10);

/**
 * Creates the nonce of an account: ten hex digits, or "0" for guests, as WordPress returns from
 * `/wp-admin/admin-ajax.php?action=rest-nonce`.
 */
export const createNonce = (engine: Engine, user: number | null): string =>
  user === null ? "0" : computeNonce(engine, user, Math.floor(engine.now() / HALF_DAY_MS));

/** Returns whether a nonce is valid. Nonces expire after 12 to 24 hours. */
export function isValidNonce(engine: Engine, user: number, nonce: string): boolean {
  const timeWindow = Math.floor(engine.now() / HALF_DAY_MS);
  return nonce === computeNonce(engine, user, timeWindow) || nonce === computeNonce(engine, user, timeWindow - 1);
}
