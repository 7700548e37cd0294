import type { CatalogueEntry } from "../catalogue/index.ts";
import type { ProductSummary } from "../product/index.ts";
import { fitOf, type FitTable } from "./fitTable.ts";

/** Number of related products on a page. */
const MAX_RELATED = 5;

/**
 * Selects related products, without repairs and without products that fit only other devices. The shop's own related
 * products come first; they are replaced, where omitted, by bestsellers for the same device.
 *
 * @param relatedProducts Related products according to the shop.
 * @param entries Products that may fit the same device.
 * @param findEntry Finds a product of the catalogue by slug.
 */
export function selectRelated(
  table: FitTable,
  {
    product,
    related: relatedProducts,
    entries,
    findEntry,
  }: {
    readonly product: CatalogueEntry;
    readonly related: readonly ProductSummary[];
    readonly entries: readonly CatalogueEntry[];
    readonly findEntry: (slug: string) => CatalogueEntry | undefined;
  },
): readonly ProductSummary[] {
  const { device, fits } = fitOf(table, product);
  const slugs = new Set((device ? [device, ...fits] : fits).map(({ slug }) => slug));
  const isForSameDevice = (entry: CatalogueEntry) => fitOf(table, entry).fits.some(({ slug }) => slugs.has(slug));
  const isAcceptable = (entry: CatalogueEntry | undefined) =>
    !entry?.repair && (!entry || slugs.size === 0 || fitOf(table, entry).fits.length === 0 || isForSameDevice(entry));
  const selection = relatedProducts.filter(({ slug }) => isAcceptable(findEntry(slug)));
  if (selection.length === relatedProducts.length || slugs.size === 0) return selection;
  const ids = new Set([product.summary.id, ...selection.map(({ id }) => id)]);
  const additionalProducts = entries
    .filter((entry) => !entry.repair && !ids.has(entry.summary.id) && isForSameDevice(entry))
    .toSorted((a, b) => b.sales - a.sales)
    .map(({ summary }) => summary);
  return [...selection, ...additionalProducts].slice(0, Math.min(MAX_RELATED, relatedProducts.length));
}
