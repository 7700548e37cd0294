import type { DictionaryKey } from "./listAssets.ts";

/** Request headers by which a compressible file's response differs. */
export const VARY_HEADER_VALUE = "accept-encoding, available-dictionary";

const SHA256_HEADER_PATTERN = /^:([A-Za-z0-9+/]{43}=):$/;

/**
 * Returns the SHA-256, in hexadecimal digits, of the client's dictionary; null for none, or for a malformed header.
 *
 * @param header Value of `Available-Dictionary`, a byte sequence of structured fields (RFC 9842, 2.2).
 */
export function parseAvailableDictionary(header: string | undefined): string | null {
  const hashBase64 = SHA256_HEADER_PATTERN.exec(header?.trim() ?? "")?.[1];
  if (hashBase64 === undefined) return null;
  const bytes = Buffer.from(hashBase64, "base64");
  // The last digit has two unused bits: only one spelling of a hash is valid.
  return bytes.toString("base64") === hashBase64 ? bytes.toString("hex") : null;
}

/**
 * Returns the value of `Use-As-Dictionary`: matches later builds of the same chunk with the same request destination.
 */
export function formatUseAsDictionary({ name, type }: DictionaryKey): string {
  return `match="/assets/${name}-*.${type}", match-dest=("${type === "js" ? "script" : "style"}")`;
}

/**
 * Returns whether the response to a request may use a dictionary. Browsers reject such opaque cross-origin responses;
 * clients other than browsers do not send the header.
 *
 * @param site Value of `Sec-Fetch-Site`.
 */
export const mayUseDictionary = (site: string | undefined): boolean => site === undefined || site === "same-origin";
