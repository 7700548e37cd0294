import { isRecord, MAX_COMPARED_PRODUCTS, type Image, type ProductSummary } from "@rewire/domain";
import { storedComparison } from "./storedComparison.ts";

/** Product selected for comparison, with the fields that the compare bar shows. */
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

/** Parses a stored comparison; empty if the text is invalid. */
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
 * Returns the text of the stored comparison that was full when the last product was rejected; null after any change.
 */
export const readRejectedComparison = (): string | null => rejectedComparison;

/** Subscribes to changes of the rejection state; returns the unsubscribe function. */
export function onRejectionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function writeComparison(products: readonly ComparisonEntry[]): void {
  storedComparison.write(products.length > 0 ? JSON.stringify(products) : "");
  setRejectedComparison(null);
}

/** Adds a product to the comparison or removes it; sets the rejection state if the comparison is full. */
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

/** Removes a product from the comparison; ignores a product that is not in it. */
export const removeFromComparison = (slug: string): void =>
  writeComparison(parseStoredComparison(storedComparison.read()).filter((product) => product.slug !== slug));

/** Removes all products from the comparison. */
export const clearComparison = (): void => writeComparison([]);
