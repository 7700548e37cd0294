import type { CatalogueEntry } from "../catalogue/index.ts";
import type { FitTable } from "./fitTable.ts";

/** Sorts goods that fit a device: those made for it before those that charge it, bestsellers first. */
export const sortMadeForDeviceFirst = (
  table: FitTable,
  entries: readonly CatalogueEntry[],
): readonly CatalogueEntry[] =>
  entries
    .map((entry) => ({ entry, rank: table.supplyOf(entry) ? 1 : 0 }))
    .toSorted((a, b) => a.rank - b.rank || b.entry.sales - a.entry.sales)
    .map(({ entry }) => entry);
