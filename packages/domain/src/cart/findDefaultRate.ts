/** Shipping method under the title that WooCommerce gave it. */
export type DefaultRate = "flat" | "free" | "pickup";

/** Titles that WooCommerce gives to shipping methods whose owner gives none, in an English installation. */
const defaultTitles: ReadonlyMap<string, DefaultRate> = new Map([
  ["Flat rate", "flat"],
  ["Free shipping", "free"],
  ["Local pickup", "pickup"],
]);

/**
 * Returns the shipping method whose title is still WooCommerce's own, so that it can be named in the reader's language;
 * null for a title of the owner, which is shown as it is.
 */
export const findDefaultRate = (title: string): DefaultRate | null => defaultTitles.get(title.trim()) ?? null;
