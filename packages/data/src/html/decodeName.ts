import { decodeHtml } from "#decodeHtml";

/** A "&" that begins no entity: the "&T" of a name, or "&copy=1". */
const BARE = /&(?!(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);)/gi;

/**
 * A name, company or place as people read it: entities decoded once, since some shops send them (`Kabel &amp; Söhne`)
 * and others do not. Nothing else changes: names are no HTML, so `<Blue>` stays a word.
 */
export function decodeName(text: string | null | undefined): string {
  return text?.includes("&") ? decodeHtml(text.replaceAll(BARE, "&amp;")) : (text ?? "");
}
