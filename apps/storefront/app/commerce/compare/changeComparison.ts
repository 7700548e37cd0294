import { isRecord, MAX_COMPARED, type Image, type ProductSummary } from "@rewire/domain";
import { storedComparison } from "./storedComparison.ts";

/** Product selected for comparison, with the fields that the compare bar shows. */
export interface ChosenProduct {
  readonly slug: string;
  readonly name: string;
  readonly image: Image | null;
}

const isImage = (image: unknown): boolean =>
  isRecord(image) && typeof image["url"] === "string" && typeof image["alt"] === "string";

const isChosen = (product: unknown): product is ChosenProduct =>
  isRecord(product) &&
  typeof product["slug"] === "string" &&
  typeof product["name"] === "string" &&
  (product["image"] === null || isImage(product["image"]));

/** Parses a stored comparison; empty if the text is invalid. */
export function readComparison(text: string): readonly ChosenProduct[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isChosen).slice(0, MAX_COMPARED) : [];
  } catch {
    return [];
  }
}

const listeners = new Set<() => void>();
let rejectedAt: string | null = null;

/** Stores the state even without listeners, because the bar that displays it is loaded later. */
function setRejectedAt(text: string | null): void {
  rejectedAt = text;
  for (const listener of listeners) listener();
}

/**
 * Returns the text of the stored comparison that was full when the last product was rejected; null after any change.
 */
export const readRefusal = (): string | null => rejectedAt;

/** Subscribes to changes of the rejection state; returns the unsubscribe function. */
export function onRefusal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function write(products: readonly ChosenProduct[]): void {
  storedComparison.write(products.length > 0 ? JSON.stringify(products) : "");
  setRejectedAt(null);
}

/** Adds a product to the comparison or removes it; sets the rejection state if the comparison is full. */
export function toggleCompared({ slug, name, image }: Pick<ProductSummary, "slug" | "name" | "image">): void {
  const comparedProducts = readComparison(storedComparison.read());
  const others = comparedProducts.filter((product) => product.slug !== slug);
  if (others.length === comparedProducts.length && comparedProducts.length >= MAX_COMPARED)
    setRejectedAt(storedComparison.read());
  else write(others.length < comparedProducts.length ? others : [...comparedProducts, { slug, name, image }]);
}

/** Removes a product from the comparison; ignores a product that is not in it. */
export const removeFromComparison = (slug: string): void =>
  write(readComparison(storedComparison.read()).filter((product) => product.slug !== slug));

/** Removes all products from the comparison. */
export const clearComparison = (): void => write([]);
