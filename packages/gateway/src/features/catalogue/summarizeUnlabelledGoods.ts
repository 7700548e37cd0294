import { needsEnergyLabel, type CatalogueEntry, type LabelledCategories } from "@rewire/domain";

/** Number of affected products, and some examples of them. */
export interface GoodsSummary {
  readonly count: number;
  /** Names of the first products. */
  readonly examples: readonly string[];
}

/** Summary of the goods that need an energy label but have no energy class. */
export interface UnlabelledGoodsSummary extends GoodsSummary {
  /** Goods that have a class, and no value of a product information sheet. */
  readonly withoutSheet: GoodsSummary;
}

const MAX_EXAMPLES = 5;

/**
 * Summarises the goods that require an energy label but have no energy class, and those that have a class but no
 * product information sheet. Repairs and hidden products are not counted.
 */
export function summarizeUnlabelledGoods(
  entries: readonly CatalogueEntry[],
  categories: LabelledCategories,
): UnlabelledGoodsSummary {
  const goods = entries.filter(({ repair, visibility }) => !repair && visibility !== "hidden");
  const unlabelledGoods = goods.filter(
    ({ summary }) =>
      summary.energyClass === undefined &&
      needsEnergyLabel(
        summary.categories.map(({ slug }) => slug),
        categories,
      ),
  );
  return { ...summarize(unlabelledGoods), withoutSheet: summarize(goods.filter((entry) => entry.lacksProductSheet)) };
}

const summarize = (entries: readonly CatalogueEntry[]): GoodsSummary => ({
  count: entries.length,
  examples: entries.slice(0, MAX_EXAMPLES).map(({ summary }) => summary.name),
});
