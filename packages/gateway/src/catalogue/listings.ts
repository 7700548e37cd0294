import { repairCategory, type Catalogue, type CatalogueEntry, type CategoryRef, type ProductSummary } from "@rewire/domain";
import { topCategories } from "./topCategories.ts";

/** What listings need of the catalogue. */
type Listed = Pick<Catalogue, "entries" | "categories">;

const canBeHad = ({ summary }: CatalogueEntry): boolean => summary.stock.state !== "outOfStock" && summary.price.kind !== "unpriced";

/** The products sold most often, of those that can be had; repairs are sold at their own desk. */
const bestsellers = ({ entries }: Listed): readonly CatalogueEntry[] =>
  entries.filter((entry) => canBeHad(entry) && !entry.repair && !entry.summary.categories.some(({ slug }) => slug === repairCategory)).toSorted((a, b) => b.sales - a.sales);

/** Bestsellers by their category at the top; categories in the order of their best. */
function byTopCategory(index: Listed): ReadonlyMap<string, readonly CatalogueEntry[]> {
  const topOf = topCategories(index.categories);
  return Map.groupBy(bestsellers(index), ({ summary }) => topOf(summary.categories[0]?.slug ?? ""));
}

/** What sells best, from as many categories as there are: a shelf of cables alone is nobody's shop. */
export function popular(index: Listed, count: number): readonly ProductSummary[] {
  const best = [...byTopCategory(index).values()].flatMap((entries) => entries.slice(0, 1));
  return [...new Set([...best, ...bestsellers(index)])].slice(0, count).map(({ summary }) => summary);
}

const earnings = ({ sales, highestPrice }: CatalogueEntry): number => sales * (highestPrice?.minor ?? 0);

/** For the shop window: from each of the categories that the shop lives on, the product with a picture that earns most. */
export function featured(index: Listed, count: number): readonly ProductSummary[] {
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
export const onSale = ({ entries }: Listed, count: number): readonly ProductSummary[] =>
  entries
    .filter((entry) => canBeHad(entry) && entry.summary.discount !== null)
    .toSorted((a, b) => (b.summary.discount?.percent ?? 0) - (a.summary.discount?.percent ?? 0))
    .slice(0, count)
    .map(({ summary }) => summary);

const BRAND = "pa_brand";

/** The makers, those of most products first; none where the shop knows no brands. */
export function brands({ entries, attributes }: Pick<Catalogue, "entries" | "attributes">, count: number): readonly CategoryRef[] {
  const counts = new Map<string, number>();
  for (const { terms } of entries) for (const slug of terms[BRAND] ?? []) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  const names = attributes[BRAND]?.options ?? {};
  return [...counts].toSorted(([, a], [, b]) => b - a).slice(0, count).map(([slug]) => ({ slug, name: names[slug] ?? slug }));
}

/** Products by their ids, in the order of these; those that are no longer for sale are left out. */
export function cardsOf({ entries }: Pick<Listed, "entries">, ids: readonly number[]): readonly ProductSummary[] {
  const wanted = new Set(ids);
  const found = new Map(entries.flatMap(({ summary }) => (wanted.has(summary.id) ? [[summary.id, summary] as const] : [])));
  return [...wanted].flatMap((id) => found.get(id) ?? []);
}
