import { mostCompared, type Image, type ProductSummary } from "@rewire/domain";
import { keptComparison } from "./keptComparison.ts";

/** A product chosen for the comparison, as much of it as its place at the bottom of the page shows. */
export interface ChosenProduct {
  readonly slug: string;
  readonly name: string;
  readonly image: Image | null;
}

/** Reads a kept text; nothing in any text that is not ours. */
export function readComparison(text: string): readonly ChosenProduct[] {
  try {
    const read = JSON.parse(text) as readonly ChosenProduct[];
    return read.filter(({ slug, name }) => typeof slug === "string" && typeof name === "string").slice(0, mostCompared);
  } catch {
    return [];
  }
}

const refusals = new Set<() => void>();

/** Calls back when a product was refused because there is no room; answers with how to stop that. */
export function onCompareRefused(listener: () => void): () => void {
  refusals.add(listener);
  return () => refusals.delete(listener);
}

/** Takes a product into the comparison or out of it; where there is no room for it, {@link onCompareRefused} is told. */
export function toggleCompared({ slug, name, image }: Pick<ProductSummary, "slug" | "name" | "image">): void {
  const chosen = readComparison(keptComparison.read());
  const others = chosen.filter((product) => product.slug !== slug);
  if (others.length === chosen.length && chosen.length >= mostCompared) {
    for (const listener of refusals) listener();
    return;
  }
  keptComparison.write(JSON.stringify(others.length < chosen.length ? others : [...chosen, { slug, name, image }]));
}

/** Takes a product out of the comparison, where it is in. */
export const dropCompared = (slug: string): void =>
  keptComparison.write(JSON.stringify(readComparison(keptComparison.read()).filter((product) => product.slug !== slug)));

/** Takes all out. */
export const clearComparison = (): void => keptComparison.write("");
