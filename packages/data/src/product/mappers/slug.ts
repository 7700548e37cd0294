/**
 * Decodes a slug. WordPress returns products' slugs percent-encoded where they are not Latin (`%e6%89%8b%e6%9c%ba`),
 * and categories' slugs plain; text with invalid percent-encoding is returned unchanged.
 */
export function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/** Encodes a product's slug as WordPress stores it, for queries. */
export const encodeSlug = (slug: string): string =>
  encodeURIComponent(slug.toWellFormed()).replaceAll(/%[\dA-F]{2}/g, (byte) => byte.toLowerCase());
