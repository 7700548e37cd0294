import type { CatalogueEntry, Category, ProductSummary } from "@rewire/domain";
import type { CatalogueIndex } from "./CatalogueIndex.ts";

/** Products of a category and of those below it, newest first; null when there is no such category. */
export function inCategory({ entries, categories }: CatalogueIndex, slug: string): readonly CatalogueEntry[] | null {
  if (!categories.some((category) => category.slug === slug)) return null;
  const slugs = withDescendants(categories, slug);
  return entries.filter((entry) => entry.summary.categories.some((category) => slugs.has(category.slug)));
}

function withDescendants(categories: readonly Category[], slug: string): ReadonlySet<string> {
  const found = new Set([slug]);
  // A set that grows while it is walked: each category found brings those below it, and none comes twice.
  for (const above of found) {
    for (const category of categories) if (category.parent === above) found.add(category.slug);
  }
  return found;
}

const canBeHad = ({ summary }: CatalogueEntry): boolean => summary.stock.state !== "outOfStock" && summary.price.kind !== "unpriced";

/** The products sold most often, of those that can be had; repairs are sold at their own desk. */
export const popular = ({ entries }: CatalogueIndex, count: number): readonly ProductSummary[] =>
  entries.filter((entry) => canBeHad(entry) && !entry.repair).toSorted((a, b) => b.sales - a.sales).slice(0, count).map(({ summary }) => summary);

/** The biggest discounts, of products that can be had. */
export const onSale = ({ entries }: CatalogueIndex, count: number): readonly ProductSummary[] =>
  entries
    .filter((entry) => canBeHad(entry) && entry.summary.discount !== null)
    .toSorted((a, b) => (b.summary.discount?.percent ?? 0) - (a.summary.discount?.percent ?? 0))
    .slice(0, count)
    .map(({ summary }) => summary);
