import type { DictionaryKey } from "./listAssets.ts";

/** Request headers by which a compressible file's response differs. */
export const VARY = "accept-encoding, available-dictionary";

const SHA256 = /^:([A-Za-z0-9+/]{43}=):$/;

/**
 * Returns the SHA-256, in hexadecimal digits, of the dictionary that a client has; null where there is none, or where
 * the header is malformed.
 *
 * @param header Value of `Available-Dictionary`, a byte sequence of structured fields (RFC 9842, 2.2).
 */
export function parseAvailableDictionary(header: string | undefined): string | null {
  const base64 = SHA256.exec(header?.trim() ?? "")?.[1];
  if (base64 === undefined) return null;
  const bytes = Buffer.from(base64, "base64");
  // The last digit has two unused bits: only one spelling of a hash is valid.
  return bytes.toString("base64") === base64 ? bytes.toString("hex") : null;
}

/** Returns the value of `Use-As-Dictionary`: later builds of the same chunk, where they are fetched as such. */
export function useAsDictionary({ name, type }: DictionaryKey): string {
  return `match="/assets/${name}-*.${type}", match-dest=("${type === "js" ? "script" : "style"}")`;
}

/**
 * Checks whether a request may be answered with a dictionary. Browsers refuse such answers across origins where they
 * cannot be read; clients that are no browsers do not send the header.
 *
 * @param site Value of `Sec-Fetch-Site`.
 */
export const mayUseDictionary = (site: string | undefined): boolean => site === undefined || site === "same-origin";
