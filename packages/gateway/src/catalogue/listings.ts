import { repairCategory, type CatalogueEntry, type Category, type ProductSummary } from "@rewire/domain";
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
const bestsellers = ({ entries }: CatalogueIndex): readonly CatalogueEntry[] =>
  entries.filter((entry) => canBeHad(entry) && !entry.repair && !entry.summary.categories.some(({ slug }) => slug === repairCategory)).toSorted((a, b) => b.sales - a.sales);

/** The bestseller of each category at the top, the best of them first. */
function bestOfEach(index: CatalogueIndex): readonly CatalogueEntry[] {
  const parents = new Map(index.categories.map(({ slug, parent }) => [slug, parent]));
  const topOf = (slug: string): string => {
    const parent = parents.get(slug);
    return parent ? topOf(parent) : slug;
  };
  const best = new Map<string, CatalogueEntry>();
  for (const entry of bestsellers(index)) {
    const top = topOf(entry.summary.categories[0]?.slug ?? "");
    if (!best.has(top)) best.set(top, entry);
  }
  return [...best.values()];
}

/** What sells best, from as many categories as there are: a shelf of cables alone is nobody's shop. */
export function popular(index: CatalogueIndex, count: number): readonly ProductSummary[] {
  const chosen = new Set([...bestOfEach(index), ...bestsellers(index)]);
  return [...chosen].slice(0, count).map(({ summary }) => summary);
}

/** For the shop window: bestsellers of different categories, the most valuable ones, with a picture. */
export const featured = (index: CatalogueIndex, count: number): readonly ProductSummary[] =>
  bestOfEach(index)
    .filter(({ summary }) => summary.image !== null)
    .toSorted((a, b) => (b.highestPrice?.minor ?? 0) - (a.highestPrice?.minor ?? 0))
    .slice(0, count)
    .map(({ summary }) => summary);

/** The biggest discounts, of products that can be had. */
export const onSale = ({ entries }: CatalogueIndex, count: number): readonly ProductSummary[] =>
  entries
    .filter((entry) => canBeHad(entry) && entry.summary.discount !== null)
    .toSorted((a, b) => (b.summary.discount?.percent ?? 0) - (a.summary.discount?.percent ?? 0))
    .slice(0, count)
    .map(({ summary }) => summary);
