import type { CatalogueEntry } from "../catalogue/index.ts";
import type { ProductSummary } from "../product/index.ts";
import { determineFit, determineFitByTerms, type FitTable } from "./fitTable.ts";

/** Number of related products on a page. */
const MAX_RELATED = 5;

/**
 * Selects related products, starting with the shop's own. Repairs and products that fit only other devices are omitted,
 * and are replaced with products that fit the same device.
 *
 * @param relatedProducts Related products according to the shop.
 * @param entries Products that may fit the same device, best first.
 * @param findEntry Finds a product of the catalogue by slug.
 */
export function selectRelatedProducts(
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
  // A charger is related to more than what it charges.
  const { device, fits } = determineFitByTerms(table, product);
  const slugs = new Set((device ? [device, ...fits] : fits).map(({ slug }) => slug));
  const isForSameDevice = (entry: CatalogueEntry) =>
    determineFit(table, entry).fits.some(({ slug }) => slugs.has(slug));
  const isAcceptable = (entry: CatalogueEntry | undefined) => {
    if (!entry || entry.repair) return !entry;
    const { fits: others, uncharged: unchargeableDevices } = determineFit(table, entry);
    if (unchargeableDevices && slugs.size > 0) return !unchargeableDevices.some(({ slug }) => slugs.has(slug));
    return slugs.size === 0 || others.length === 0 || isForSameDevice(entry);
  };
  const selection = relatedProducts.filter(({ slug }) => isAcceptable(findEntry(slug)));
  if (selection.length === relatedProducts.length || slugs.size === 0) return selection;
  const ids = new Set([product.summary.id, ...selection.map(({ id }) => id)]);
  const fitsWell = (entry: CatalogueEntry) =>
    determineFit(table, entry).fits.some(({ slug, chargingSpeed }) => slugs.has(slug) && chargingSpeed !== "slower");
  const count = Math.min(MAX_RELATED, relatedProducts.length);
  for (const entry of entries) {
    if (selection.length >= count) break;
    if (!entry.repair && !ids.has(entry.summary.id) && fitsWell(entry)) selection.push(entry.summary);
  }
  return selection.slice(0, count);
}
