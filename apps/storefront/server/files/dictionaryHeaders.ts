import type { DictionaryKey } from "./listAssets.ts";

/** Value of the `Vary` header of compressible files. */
export const VARY_HEADER_VALUE = "accept-encoding, available-dictionary";

const SHA256_HEADER_PATTERN = /^:([A-Za-z0-9+/]{43}=):$/;

/**
 * Parses the SHA-256 hash of the dictionary that a client has. Returns the hash in hexadecimal, or null if the header
 * is missing or malformed.
 * @param header Value of `Available-Dictionary`, a byte sequence as a structured field (RFC 9842, section 2.2).
 */
export function parseAvailableDictionary(header: string | undefined): string | null {
  const hashBase64 = SHA256_HEADER_PATTERN.exec(header?.trim() ?? "")?.[1];
  if (hashBase64 === undefined) return null;
  const bytes = Buffer.from(hashBase64, "base64");
  // The last digit has two unused bits: only one spelling of a hash is valid.
  return bytes.toString("base64") === hashBase64 ? bytes.toString("hex") : null;
}

/**
 * Returns the value of the `Use-As-Dictionary` header. Browsers then use the file as a dictionary for later builds of
 * the same chunk with the same request destination.
 */
export function formatUseAsDictionary({ name, type }: DictionaryKey): string {
  return `match="/assets/${name}-*.${type}", match-dest=("${type === "js" ? "script" : "style"}")`;
}

/**
 * Returns whether a response may be compressed with a dictionary. Browsers reject cross-origin responses compressed
 * with a dictionary. Clients other than browsers do not send the header.
 *
 * @param site Value of `Sec-Fetch-Site`; undefined if the header is missing.
 */
export const mayUseDictionary = (site: string | undefined): boolean => site === undefined || site === "same-origin";
