import type { CatalogueEntry, Category } from "@rewire/domain";

/** All that listings need of the shop, in memory. */
export interface CatalogueIndex {
  /** Newest first. */
  readonly entries: readonly CatalogueEntry[];
  /** Fullest first. */
  readonly categories: readonly Category[];
  /** When it was read, milliseconds since 1970. */
  readonly readAt: number;
}

const timeOf = ({ date }: CatalogueEntry): number => Date.parse(date) || 0;

/** Puts what was read in order: newest first, then by name. */
export function toIndex(entries: readonly CatalogueEntry[], categories: readonly Category[], readAt: number): CatalogueIndex {
  const times = new Map(entries.map((entry) => [entry, timeOf(entry)]));
  const byAge = entries.toSorted(
    (a, b) => (times.get(b) ?? 0) - (times.get(a) ?? 0) || a.summary.name.localeCompare(b.summary.name, "en"),
  );
  return { entries: byAge, categories: categories.toSorted((a, b) => b.count - a.count), readAt };
}
