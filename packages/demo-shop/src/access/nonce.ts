import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Engine } from "../engine/Engine.ts";

const HALF_DAY_MS = 43_200_000;
const make = (engine: Engine, user: number, tick: number): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(engine.secret), utf8ToBytes(`nonce|${tick}|${user}`))).slice(0, 10);

/** Nonce of an account, ten hex digits as from `/wp-admin/admin-ajax.php?action=rest-nonce`; "0" without an account. */
export const nonceFor = (engine: Engine, user: number | null): string =>
  user === null ? "0" : make(engine, user, Math.floor(engine.now() / HALF_DAY_MS));

/** Whether a nonce is valid; it expires after 12 to 24 hours. */
export function isValidNonce(engine: Engine, user: number, nonce: string): boolean {
  const tick = Math.floor(engine.now() / HALF_DAY_MS);
  return nonce === make(engine, user, tick) || nonce === make(engine, user, tick - 1);
}
