import { repairCategory, type CatalogueEntry, type Category, type ProductSummary } from "@rewire/domain";
import type { CatalogueIndex } from "./CatalogueIndex.ts";
import { topCategories } from "./topCategories.ts";

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
const bestsellers = ({ entries }: CatalogueIndex): readonly CatalogueEntry[] =>
  entries.filter((entry) => canBeHad(entry) && !entry.repair && !entry.summary.categories.some(({ slug }) => slug === repairCategory)).toSorted((a, b) => b.sales - a.sales);

/** Bestsellers by their category at the top; categories in the order of their best. */
function byTopCategory(index: CatalogueIndex): ReadonlyMap<string, readonly CatalogueEntry[]> {
  const topOf = topCategories(index.categories);
  return Map.groupBy(bestsellers(index), ({ summary }) => topOf(summary.categories[0]?.slug ?? ""));
}

/** What sells best, from as many categories as there are: a shelf of cables alone is nobody's shop. */
export function popular(index: CatalogueIndex, count: number): readonly ProductSummary[] {
  const best = [...byTopCategory(index).values()].flatMap((entries) => entries.slice(0, 1));
  return [...new Set([...best, ...bestsellers(index)])].slice(0, count).map(({ summary }) => summary);
}

const earnings = ({ sales, highestPrice }: CatalogueEntry): number => sales * (highestPrice?.minor ?? 0);

/** For the shop window: from each of the categories that the shop lives on, the product with a picture that earns most. */
export function featured(index: CatalogueIndex, count: number): readonly ProductSummary[] {
  return [...byTopCategory(index).values()]
    .map((entries) => ({
      total: entries.reduce((sum, entry) => sum + earnings(entry), 0),
      best: entries.filter(({ summary }) => summary.image).toSorted((a, b) => earnings(b) - earnings(a))[0],
    }))
    .toSorted((a, b) => b.total - a.total)
    .flatMap(({ best }) => (best ? [best.summary] : []))
    .slice(0, count);
}

/** The biggest discounts, of products that can be had. */
export const onSale = ({ entries }: CatalogueIndex, count: number): readonly ProductSummary[] =>
  entries
    .filter((entry) => canBeHad(entry) && entry.summary.discount !== null)
    .toSorted((a, b) => (b.summary.discount?.percent ?? 0) - (a.summary.discount?.percent ?? 0))
    .slice(0, count)
    .map(({ summary }) => summary);
