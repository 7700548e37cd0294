import { decodeHtml } from "#decodeHtml";

/** Complete entity. A "&" without one, as in "&T" or "&copy=1", is part of the name. */
const ENTITY_PATTERN = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi;

/**
 * Decodes the entities of a name, company or place once, since some shops send them (`Kabel &amp; Söhne`) and others do
 * not. Nothing else changes: names are not HTML, so `<Blue>` is kept.
 */
export function decodeName(text: string | null | undefined): string {
  return text?.replaceAll(ENTITY_PATTERN, (entity) => decodeHtml(entity)) ?? "";
}
