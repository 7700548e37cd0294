import { decodeHtml } from "#decodeHtml";

/** An entity with its end. A "&" that begins none, as in "&T" or "&copy=1", is a sign of the name. */
const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi;

/**
 * A name, company or place as people read it: entities decoded once, since some shops send them (`Kabel &amp; Söhne`)
 * and others do not. Nothing else changes: names are no HTML, so `<Blue>` stays a word.
 */
export function decodeName(text: string | null | undefined): string {
  return text?.replaceAll(ENTITY, (entity) => decodeHtml(entity)) ?? "";
}
