import { md5 } from "@noble/hashes/legacy.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** Escapes as WordPress does in messages. */
export const escapeHtml = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

/** Escapes as WordPress keeps names and companies: quotes stay, and so do entities that are there already. */
export const escapeName = (text: string): string =>
  text
    .replace(/&(?!(?:#\d+|#x[\da-f]+|\w+);)/gi, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;");

/** 32 hex digits of a text. */
export const md5Hex = (text: string): string => bytesToHex(md5(utf8ToBytes(text)));

/** Base64 of a text's UTF-8 bytes. */
export const base64 = (text: string): string => btoa(String.fromCharCode(...utf8ToBytes(text)));

/** A global id of WPGraphQL: base64 of "type:id". */
export const globalId = (type: string, id: number | string): string => base64(`${type}:${id}`);

/** Reads a global id back; null when it is none. */
export function readGlobalId(id: string): { type: string; id: string } | null {
  try {
    const [type, rest] = atob(id).split(/:(.*)/s);
    return type !== undefined && rest !== undefined && rest !== "" ? { type, id: rest } : null;
  } catch {
    return null;
  }
}

/** Characters that are compared: marks are put in order in a time that grows with their square. */
const MAX_FOLDED = 5_000;

/** Words for comparing: lower case, accents folded. */
export const fold = (text: string): string =>
  text.slice(0, MAX_FOLDED).toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** A name as WordPress makes a slug of it. */
export const slugify = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Each tag replaced. Behind the last ">" none ends: looking for one there would take the square of the length. */
export function replaceTags(html: string, replacement: (tag: string) => string): string {
  const end = html.lastIndexOf(">") + 1;
  return html.slice(0, end).replace(/<[^>]*>/g, replacement) + html.slice(end);
}

/** Tags taken away. */
export const stripTags = (html: string): string => replaceTags(html, () => "");

/** A product's slug as WordPress keeps and tells it: percent-encoded, in small letters, where it is not ASCII. */
export const encodeSlug = (slug: string): string =>
  encodeURIComponent(slug).replace(/%[\dA-F]{2}/g, (byte) => byte.toLowerCase());

/** Reads a slug however a client writes it. */
export function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
