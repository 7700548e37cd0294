import { scrypt } from "@noble/hashes/scrypt.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** Service that hashes and verifies passwords. */
export interface Passwords {
  hash(password: string, salt: string): string;
  verify(password: string, hash: string): boolean;
}

/** Function that derives a key of 32 bytes with scrypt. */
export type Scrypt = (password: Uint8Array, salt: Uint8Array, cost: number) => Uint8Array;

const plainScrypt: Scrypt = (password, salt, cost) => scrypt(password, salt, { N: cost, r: 8, p: 1, dkLen: 32 });

/**
 * Creates a password service that uses scrypt. Each hash contains its cost parameter, so that the cost can be raised
 * later.
 */
export function createPasswords(deriveKey: Scrypt = plainScrypt, cost = 1024): Passwords {
  const key = (password: string, salt: string, costFactor: number) =>
    bytesToHex(deriveKey(utf8ToBytes(password), hexToBytes(salt), costFactor));
  return {
    hash: (password, salt) => `scrypt$${cost}$${salt}$${key(password, salt, cost)}`,
    verify(password, hash) {
      const [name, costText, salt, expected] = hash.split("$");
      if (name !== "scrypt" || costText === undefined || salt === undefined || expected === undefined) return false;
      return isSameText(key(password, salt, Number(costText)), expected);
    },
  };
}

/** Compares two strings in constant time. */
export function isSameText(left: string, right: string): boolean {
  let difference = left.length ^ right.length;
  for (let index = 0; index < left.length; index += 1) difference |= left.charCodeAt(index) ^ right.charCodeAt(index);
  return difference === 0;
}
