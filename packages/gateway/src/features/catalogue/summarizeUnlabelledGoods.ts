import { needsEnergyLabel, type CatalogueEntry, type LabelledCategories } from "@rewire/domain";

/** Goods that need an energy label and have no class. */
export interface UnlabelledGoodsSummary {
  readonly count: number;
  /** Names of the first products. */
  readonly examples: readonly string[];
}

const MAX_EXAMPLES = 5;

/** Returns the goods that need an energy label by their categories and have no class; repairs and hidden goods need none. */
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
