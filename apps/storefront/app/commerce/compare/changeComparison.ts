import { isRecord, MAX_COMPARED_PRODUCTS, type Image, type ProductSummary } from "@rewire/domain";
import { storedComparison } from "./storedComparison.ts";

// @chunk comparison: used by every card of a list, after hydration.

/** Product selected for comparison, with the fields shown in the compare bar. */
export interface ComparisonEntry {
  readonly slug: string;
  readonly name: string;
  readonly image: Image | null;
}

const isImage = (image: unknown): boolean =>
  isRecord(image) && typeof image["url"] === "string" && typeof image["alt"] === "string";

const isComparisonEntry = (product: unknown): product is ComparisonEntry =>
  isRecord(product) &&
  typeof product["slug"] === "string" &&
  typeof product["name"] === "string" &&
  (product["image"] === null || isImage(product["image"]));

/** Parses a stored comparison. Returns an empty array if the text is invalid. */
export function parseStoredComparison(text: string): readonly ComparisonEntry[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isComparisonEntry).slice(0, MAX_COMPARED_PRODUCTS) : [];
  } catch {
    return [];
  }
}

const listeners = new Set<() => void>();
let rejectedComparison: string | null = null;

/** Stores the state even without listeners, because the bar that displays it is loaded later. */
function setRejectedComparison(text: string | null): void {
  rejectedComparison = text;
  for (const listener of listeners) listener();
}

/**
 * Returns the text of the full comparison to which the last product could not be added; null if the comparison has
 * changed since.
 */
export const readRejectedComparison = (): string | null => rejectedComparison;

/** Subscribes to changes of the value of {@link readRejectedComparison}; returns the unsubscribe function. */
export function onRejectionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function writeComparison(products: readonly ComparisonEntry[]): void {
  storedComparison.write(products.length > 0 ? JSON.stringify(products) : "");
  setRejectedComparison(null);
}

/**
 * Adds a product to the comparison, or removes a product that is already selected. If the comparison is full, a new
 * product is not added, and {@link readRejectedComparison} returns the full comparison.
 */
export function toggleComparison({ slug, name, image }: Pick<ProductSummary, "slug" | "name" | "image">): void {
  const comparedProducts = parseStoredComparison(storedComparison.read());
  const otherProducts = comparedProducts.filter((product) => product.slug !== slug);
  if (otherProducts.length === comparedProducts.length && comparedProducts.length >= MAX_COMPARED_PRODUCTS)
    setRejectedComparison(storedComparison.read());
  else
    writeComparison(
      otherProducts.length < comparedProducts.length ? otherProducts : [...comparedProducts, { slug, name, image }],
    );
}

/** Removes a product from the comparison. Does nothing if the product is not selected. */
export const removeFromComparison = (slug: string): void =>
  writeComparison(parseStoredComparison(storedComparison.read()).filter((product) => product.slug !== slug));

/** Removes all products from the comparison. */
export const clearComparison = (): void => writeComparison([]);
