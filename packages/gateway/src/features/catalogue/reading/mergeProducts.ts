import type { FetchedProducts } from "@rewire/data/server";
import type { AttributeNames, Catalogue } from "@rewire/domain";

/**
 * Puts products that were read afresh into the catalogue.
 *
 * @param ids Everything that was asked for: what is not among `read.entries` is listed no more.
 * @returns null where nothing is different.
 */
export function mergeProducts(known: Catalogue, read: FetchedProducts, ids: ReadonlySet<number>): Catalogue | null {
  if (ids.size === 0) return null;
  const fresh = new Map(read.entries.map((entry) => [entry.summary.id, entry]));
  const before = new Map(
    known.entries.flatMap((entry) => (ids.has(entry.summary.id) ? [[entry.summary.id, entry] as const] : [])),
  );
  const isSame = [...ids].every((id) => JSON.stringify(before.get(id)) === JSON.stringify(fresh.get(id)));
  const attributes = mergeAttributes(known.attributes, read.attributes);
  if (isSame && JSON.stringify(attributes) === JSON.stringify(known.attributes)) return null;
  const rest = known.entries.filter(({ summary }) => !ids.has(summary.id) && !fresh.has(summary.id));
  return { ...known, attributes, entries: [...rest, ...fresh.values()] };
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
function mergeAttributes(known: AttributeNames, fresh: AttributeNames): AttributeNames {
  const merged = { ...known };
  for (const [name, { label, options }] of Object.entries(fresh))
    merged[name] = { label: label || (known[name]?.label ?? ""), options: { ...known[name]?.options, ...options } };
  return merged;
}
