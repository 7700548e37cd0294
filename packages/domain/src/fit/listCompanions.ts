import type { CatalogueEntry } from "../catalogue/index.ts";
import { canAddDirectly, type ProductSummary } from "../product/index.ts";
import { fitOf, type FitTable } from "./fitTable.ts";

/** Maximum number of products that are offered together with another. */
const MAX_COMPANIONS = 2;

/**
 * Lists products to buy together with a product: products in stock and without options that fit the same device, one of
 * each category, bestsellers first. Empty for a product without a device.
 *
 * @param entries Products that may fit the same device.
 */
export function listCompanions(
  table: FitTable,
  entries: readonly CatalogueEntry[],
  product: CatalogueEntry,
): readonly ProductSummary[] {
  const { device, fits } = fitOf(table, product);
  const slugs = new Set((device ? [device] : fits).map(({ slug }) => slug));
  if (slugs.size === 0 || product.repair) return [];
  const usedCategories = new Set(product.summary.categories.slice(0, 1).map(({ slug }) => slug));
  const companions: ProductSummary[] = [];
  for (const entry of entries.toSorted((a, b) => b.sales - a.sales)) {
    const { summary, repair } = entry;
    const category = summary.categories[0]?.slug ?? "";
    if (repair || usedCategories.has(category) || summary.id === product.summary.id) continue;
    if (!canAddDirectly(summary) || summary.stock.state !== "inStock") continue;
    if (!fitOf(table, entry).fits.some(({ slug }) => slugs.has(slug))) continue;
    companions.push(summary);
    usedCategories.add(category);
    if (companions.length === MAX_COMPANIONS) break;
  }
  return companions;
}
