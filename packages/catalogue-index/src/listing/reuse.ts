import type { Catalogue, CatalogueEntry, Category } from "@rewire/domain";
import type { SearchIndex } from "../search/SearchIndex.ts";
import type { CatalogueIndex } from "./CatalogueIndex.ts";

/**
 * Sorts products in the order of a previous index.
 * @returns null if the order may have changed, because a product was added, removed, or has a new date or name.
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
 * Returns the search index of a previous catalogue index if all products have the same texts, categories and attributes
 * in the same order. Returns null otherwise.
 */
export function reuseSearchIndex(
  { entries, categories, attributes }: Catalogue,
  previousIndex: CatalogueIndex,
): SearchIndex | null {
  const isSame =
    entries.length === previousIndex.entries.length &&
    entries.every((entry, position) => hasSameWords(entry, previousIndex.entries[position])) &&
    isEqual(attributes, previousIndex.attributes) &&
    isEqual(categories.map(toCategoryTexts), previousIndex.categories.map(toCategoryTexts));
  return isSame ? previousIndex.searchIndex : null;
}

const hasSameWords = (entry: CatalogueEntry, previousEntry: CatalogueEntry | undefined): boolean =>
  entry === previousEntry ||
  (entry.searchText === previousEntry?.searchText &&
    isEqual(entry.terms, previousEntry.terms) &&
    isEqual(entry.summary.categories, previousEntry.summary.categories));

const toCategoryTexts = ({ slug, name, parent }: Category) => [slug, name, parent];

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
