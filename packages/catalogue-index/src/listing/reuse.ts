import type { CatalogueEntry } from "@rewire/domain";
import type { SearchIndex } from "../search/SearchIndex.ts";
import type { CatalogueIndex } from "./CatalogueIndex.ts";

/**
 * Sorts products in the order of a previous index.
 * @returns null if a product was added, removed, or has a new date or name, which may change the order.
 */
export function restorePreviousOrder(
  unsortedEntries: readonly CatalogueEntry[],
  previousEntries: readonly CatalogueEntry[],
): readonly CatalogueEntry[] | null {
  const byId = new Map(unsortedEntries.map((entry) => [entry.summary.id, entry]));
  if (byId.size !== unsortedEntries.length || previousEntries.length !== unsortedEntries.length) return null;
  const entries: CatalogueEntry[] = [];
  for (const { summary, date } of previousEntries) {
    const entry = byId.get(summary.id);
    if (entry?.date !== date || entry.summary.name !== summary.name) return null;
    entries.push(entry);
  }
  return entries;
}

/**
 * Returns the search index of a previous catalogue index if all products have the same search texts in the same order;
 * otherwise null.
 */
export function reuseSearchIndex(
  entries: readonly CatalogueEntry[],
  previousIndex: CatalogueIndex,
): SearchIndex | null {
  const isSame =
    entries.length === previousIndex.entries.length &&
    entries.every(({ searchText }, place) => searchText === previousIndex.entries[place]?.searchText);
  return isSame ? previousIndex.searchIndex : null;
}
