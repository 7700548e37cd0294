import { decodeHtml } from "#decodeHtml";

/** Complete entity. A "&" without one, as in "&T" or "&copy=1", is part of the name. */
const ENTITY_PATTERN = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi;

/**
 * Decodes the HTML entities in the name of a product, company or place once. Tags are kept, because names are not HTML.
 */
export function decodeName(text: string | null | undefined): string {
  return text?.replaceAll(ENTITY_PATTERN, (entity) => decodeHtml(entity)) ?? "";
}
