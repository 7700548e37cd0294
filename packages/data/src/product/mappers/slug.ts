/**
 * A slug as words of an address before they are encoded. WordPress tells products' slugs percent-encoded where they are
 * not Latin (`%e6%89%8b%e6%9c%ba`), and categories' plain; what is no percent-encoding stays.
 */
export function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/** A product's slug as WordPress keeps it, to ask for the product by. */
export const encodeSlug = (slug: string): string =>
  encodeURIComponent(slug.toWellFormed()).replaceAll(/%[\dA-F]{2}/g, (byte) => byte.toLowerCase());
