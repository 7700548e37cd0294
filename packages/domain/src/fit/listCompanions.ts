import type { CatalogueEntry } from "../catalogue/index.ts";
import { canAddDirectly, type ProductSummary } from "../product/index.ts";
import { determineFit, determineFitByTerms, type FitTable } from "./fitTable.ts";

/** Maximum number of products that are offered together with another. */
const MAX_COMPANIONS = 2;

/**
 * Selects the products that can be offered together with others: goods of some categories that are in stock and have no
 * options to select. The order is kept.
 *
 * @param categories Slugs of the categories from which products are offered together with others.
 */
export const selectCompanionCandidates = (
  entries: readonly CatalogueEntry[],
  categories: ReadonlySet<string>,
): readonly CatalogueEntry[] =>
  entries.filter(
    ({ summary, repair }) =>
      !repair &&
      summary.stock.state === "inStock" &&
      canAddDirectly(summary) &&
      summary.categories.some(({ slug }) => categories.has(slug)),
  );

/**
 * Lists products that can be bought together with a product: products for the same device or, for a charger or power
 * bank, suitable cables. At most one product of each category is listed.
 *
 * @param candidates Products from {@link selectCompanionCandidates} that may fit the same device, or may be suitable
 * cables, best first.
 */
export function listCompanions(
  table: FitTable,
  candidates: readonly CatalogueEntry[],
  product: CatalogueEntry,
): readonly ProductSummary[] {
  if (product.repair) return [];
  const isSuitable = createSuitabilityTest(table, product);
  if (!isSuitable) return [];
  const usedCategories = new Set(product.summary.categories.slice(0, 1).map(({ slug }) => slug));
  const companions: ProductSummary[] = [];
  for (const entry of candidates) {
    const { summary } = entry;
    const category = summary.categories[0]?.slug ?? "";
    if (usedCategories.has(category) || summary.id === product.summary.id || !isSuitable(entry)) continue;
    companions.push(summary);
    usedCategories.add(category);
    if (companions.length === MAX_COMPANIONS) break;
  }
  return companions;
}

/** Creates the function that returns whether goods belong with a product; null where no goods do. */
function createSuitabilityTest(table: FitTable, product: CatalogueEntry): ((entry: CatalogueEntry) => boolean) | null {
  const powerSupply = table.findSupply(product);
  if (powerSupply?.kind === "source")
    return (entry) => {
      const cable = table.findSupply(entry);
      return (
        cable?.kind === "cable" &&
        cable.watts >= powerSupply.watts &&
        cable.connectors.some((connector) => powerSupply.connectors.includes(connector))
      );
    };
  const { device, fits } = determineFitByTerms(table, product);
  const slugs = new Set((device ? [device] : fits).map(({ slug }) => slug));
  if (slugs.size === 0) return null;
  return (entry) =>
    determineFit(table, entry).fits.some(({ slug, chargingSpeed }) => slugs.has(slug) && chargingSpeed !== "slower");
}
