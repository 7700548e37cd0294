import { isRecord, MAX_COMPARED, type Image, type ProductSummary } from "@rewire/domain";
import { keptComparison } from "./keptComparison.ts";

/** A product chosen for the comparison, as much of it as its place at the bottom of the page shows. */
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

/** Reads a kept text; nothing in any text that is not ours. */
export function readComparison(text: string): readonly ChosenProduct[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isChosen).slice(0, MAX_COMPARED) : [];
  } catch {
    return [];
  }
}

const listeners = new Set<() => void>();
let refusedAt: string | null = null;

/** Told also when nobody listens yet: the bar that says it comes late. */
function setRefusedAt(text: string | null): void {
  refusedAt = text;
  for (const listener of listeners) listener();
}

/** What was chosen when one more was refused; null after any change. */
export const readRefusal = (): string | null => refusedAt;

/** Calls back when there is a refusal or it has ended; answers with how to stop that. */
export function onRefusal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function write(products: readonly ChosenProduct[]): void {
  keptComparison.write(products.length > 0 ? JSON.stringify(products) : "");
  setRefusedAt(null);
}

/** Takes a product into the comparison or out of it; where there is no room for it, there is a refusal. */
export function toggleCompared({ slug, name, image }: Pick<ProductSummary, "slug" | "name" | "image">): void {
  const chosen = readComparison(keptComparison.read());
  const others = chosen.filter((product) => product.slug !== slug);
  if (others.length === chosen.length && chosen.length >= MAX_COMPARED) setRefusedAt(keptComparison.read());
  else write(others.length < chosen.length ? others : [...chosen, { slug, name, image }]);
}

/** Takes a product out of the comparison, where it is in. */
export const dropCompared = (slug: string): void =>
  write(readComparison(keptComparison.read()).filter((product) => product.slug !== slug));

/** Takes all out. */
export const clearComparison = (): void => write([]);
