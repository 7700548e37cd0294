import type { FetchedProducts } from "@rewire/data/server";
import type { AttributeNames, Catalogue } from "@rewire/domain";

/**
 * Puts products that were read afresh into the catalogue.
 *
 * @param ids Everything that was asked for: what is not among `read.entries` is listed no more.
 * @returns null where nothing is different.
 */
export function mergeProducts(current: Catalogue, read: FetchedProducts, ids: ReadonlySet<number>): Catalogue | null {
  if (ids.size === 0) return null;
  const fresh = new Map(read.entries.map((entry) => [entry.summary.id, entry]));
  const before = new Map(
    current.entries.flatMap((entry) => (ids.has(entry.summary.id) ? [[entry.summary.id, entry] as const] : [])),
  );
  const isSame = [...ids].every((id) => JSON.stringify(before.get(id)) === JSON.stringify(fresh.get(id)));
  const attributes = mergeAttributes(current.attributes, read.attributes);
  if (isSame && JSON.stringify(attributes) === JSON.stringify(current.attributes)) return null;
  const rest = current.entries.filter(({ summary }) => !ids.has(summary.id) && !fresh.has(summary.id));
  return { ...current, attributes, entries: [...rest, ...fresh.values()] };
}

/** Whether products came, went or stand in other categories than before, so that the categories hold other numbers. */
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
  const [old, fresh] = [places(before), places(after)];
  return old.size !== fresh.size || [...old].some(([id, slugs]) => fresh.get(id) !== slugs);
}

/** What attributes and terms are called, by the newest word. */
function mergeAttributes(current: AttributeNames, fresh: AttributeNames): AttributeNames {
  const merged = { ...current };
  for (const [name, { label, options }] of Object.entries(fresh))
    merged[name] = { label: label || (current[name]?.label ?? ""), options: { ...current[name]?.options, ...options } };
  return merged;
}
