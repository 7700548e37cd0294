/**
 * Decodes a percent-encoded slug. WordPress percent-encodes non-Latin slugs of products, but not those of categories.
 * Text with invalid percent-encoding is returned unchanged.
 */
export function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/** Encodes a product slug in the form in which WordPress stores it, for use in queries. */
export const encodeSlug = (slug: string): string =>
  encodeURIComponent(slug.toWellFormed()).replaceAll(/%[\dA-F]{2}/g, (byte) => byte.toLowerCase());
