import type { CatalogueEntry } from "../catalogue/index.ts";
import type { FitTable } from "./fitTable.ts";

/**
 * Sorts products that fit a device: products made for the device come before products that charge it, and bestsellers
 * come first in each group.
 */
export const sortMadeForDeviceFirst = (
  table: FitTable,
  entries: readonly CatalogueEntry[],
): readonly CatalogueEntry[] =>
  entries
    .map((entry) => ({ entry, rank: table.findSupply(entry) ? 1 : 0 }))
    .toSorted((a, b) => a.rank - b.rank || b.entry.sales - a.entry.sales)
    .map(({ entry }) => entry);
