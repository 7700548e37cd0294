import type { FetchedProducts } from "@rewire/data/server";
import type { AttributeNames, Catalogue } from "@rewire/domain";

/**
 * Merges newly read products into the catalogue.
 *
 * @param ids All requested ids; products missing from `read.entries` are no longer listed.
 * @returns The merged catalogue; null without changes.
 */
export function mergeProducts(current: Catalogue, read: FetchedProducts, ids: ReadonlySet<number>): Catalogue | null {
  if (ids.size === 0) return null;
  const newEntries = new Map(read.entries.map((entry) => [entry.summary.id, entry]));
  const before = new Map(
    current.entries.flatMap((entry) => (ids.has(entry.summary.id) ? [[entry.summary.id, entry] as const] : [])),
  );
  const isSame = [...ids].every((id) => JSON.stringify(before.get(id)) === JSON.stringify(newEntries.get(id)));
  const attributes = mergeAttributes(current.attributes, read.attributes);
  if (isSame && JSON.stringify(attributes) === JSON.stringify(current.attributes)) return null;
  const rest = current.entries.filter(({ summary }) => !ids.has(summary.id) && !newEntries.has(summary.id));
  return { ...current, attributes, entries: [...rest, ...newEntries.values()] };
}

/** Returns whether category counts have changed because products were added, removed or moved to other categories. */
export function hasMovedCategory(before: Catalogue, after: Catalogue, ids: ReadonlySet<number>): boolean {
  const places = ({ entries }: Catalogue) =>
    new Map(
      entries.flatMap(({ summary: { id, categories } }) =>
        ids.has(id)
          ? [
              [
                id,
                categories
                  .map(({ slug }) => slug)
                  .toSorted()
                  .join(),
              ] as const,
            ]
          : [],
      ),
    );
  const [oldPlaces, newPlaces] = [places(before), places(after)];
  return oldPlaces.size !== newPlaces.size || [...oldPlaces].some(([id, slugs]) => newPlaces.get(id) !== slugs);
}

/** Merges the names of attributes and terms; the newer one applies. */
function mergeAttributes(current: AttributeNames, newAttributes: AttributeNames): AttributeNames {
  const merged = { ...current };
  for (const [name, { label, options }] of Object.entries(newAttributes))
    merged[name] = { label: label || (current[name]?.label ?? ""), options: { ...current[name]?.options, ...options } };
  return merged;
}
