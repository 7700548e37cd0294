import { md5 } from "@noble/hashes/legacy.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** Escapes HTML in the way WordPress does in messages. */
export const escapeHtml = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

/**
 * Escapes HTML in the way WordPress does in the names of people and companies. Quotes and existing entities are kept.
 */
export const escapeName = (text: string): string =>
  text
    .replace(/&(?!(?:#\d+|#x[\da-f]+|\w+);)/gi, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;");

/** Computes the MD5 hash of a string as 32 hex digits. */
export const calculateMd5 = (text: string): string => bytesToHex(md5(utf8ToBytes(text)));

const NON_ASCII = /[^\0-\x7f]/;

/** Encodes the UTF-8 bytes of a string as Base64. */
export const encodeBase64 = (text: string): string =>
  // The bytes of ASCII are its characters; the shop encodes an id for nearly every object that it answers with.
  btoa(NON_ASCII.test(text) ? String.fromCharCode(...utf8ToBytes(text)) : text);

/** Creates a global id of WPGraphQL: "type:id" in Base64. */
export const toGlobalId = (type: string, id: number | string): string => encodeBase64(`${type}:${id}`);

/** Parses a global id of WPGraphQL ("type:id" in Base64), or returns null if the id is invalid. */
export function parseGlobalId(id: string): { type: string; id: string } | null {
  try {
    const [type, rest] = atob(id).split(/:(.*)/s);
    return type !== undefined && rest !== undefined && rest !== "" ? { type, id: rest } : null;
  } catch {
    return null;
  }
}

/** Maximum number of compared characters, as normalising combining marks takes quadratic time. */
const MAX_FOLDED_LENGTH = 5_000;

/** Removes case and accents from a string for comparison. */
export const foldText = (text: string): string =>
  text.slice(0, MAX_FOLDED_LENGTH).toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** Converts a name to a slug as WordPress does. */
export const slugify = (text: string): string =>
  foldText(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Replaces each HTML tag in a string. */
export function replaceTags(html: string, replacement: (tag: string) => string): string {
  // Text after the last ">" is skipped, because searching it would take quadratic time.
  const end = html.lastIndexOf(">") + 1;
  return html.slice(0, end).replace(/<[^>]*>/g, replacement) + html.slice(end);
}

/** Removes all HTML tags from a string. */
export const stripTags = (html: string): string => replaceTags(html, () => "");

/** Encodes a slug as WordPress does: non-ASCII characters are percent-encoded with lower-case hex digits. */
export const encodeSlug = (slug: string): string =>
  encodeURIComponent(slug).replace(/%[\dA-F]{2}/g, (byte) => byte.toLowerCase());

/** Decodes a percent-encoded slug. An invalid encoding is returned unchanged. */
export function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
