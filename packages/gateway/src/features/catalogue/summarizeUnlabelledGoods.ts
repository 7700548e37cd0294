import { needsEnergyLabel, type CatalogueEntry, type LabelledCategories } from "@rewire/domain";

/** Summary of the goods that need an energy label and have no energy class: their number, and examples. */
export interface UnlabelledGoodsSummary {
  readonly count: number;
  /** Names of the first products. */
  readonly examples: readonly string[];
}

const MAX_EXAMPLES = 5;

/**
 * Summarises the goods whose categories require an energy label and which have no energy class; repairs and hidden
 * products are not counted.
 */
export function summarizeUnlabelledGoods(
  entries: readonly CatalogueEntry[],
  categories: LabelledCategories,
): UnlabelledGoodsSummary {
  const unlabelled = entries.filter(
    ({ summary, repair, visibility }) =>
      !repair &&
      visibility !== "hidden" &&
      summary.energyClass === undefined &&
      needsEnergyLabel(
        summary.categories.map(({ slug }) => slug),
        categories,
      ),
  );
  return { count: unlabelled.length, examples: unlabelled.slice(0, MAX_EXAMPLES).map(({ summary }) => summary.name) };
}
