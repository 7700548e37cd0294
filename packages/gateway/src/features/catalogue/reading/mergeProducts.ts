import type { FetchedProducts } from "@rewire/data/server";
import type { AttributeLabels, Catalogue } from "@rewire/domain";

/**
 * Merges newly read products into the catalogue.
 *
 * @param ids All requested ids. Products missing from `fetchedProducts` are no longer listed.
 * @returns The merged catalogue; null if nothing has changed.
 */
export function mergeProducts(
  currentCatalogue: Catalogue,
  fetchedProducts: FetchedProducts,
  ids: ReadonlySet<number>,
): Catalogue | null {
  if (ids.size === 0) return null;
  const newEntries = new Map(fetchedProducts.entries.map((entry) => [entry.summary.id, entry]));
  const previousEntries = new Map(
    currentCatalogue.entries.flatMap((entry) =>
      ids.has(entry.summary.id) ? [[entry.summary.id, entry] as const] : [],
    ),
  );
  const isSame = [...ids].every((id) => JSON.stringify(previousEntries.get(id)) === JSON.stringify(newEntries.get(id)));
  const attributes = mergeAttributes(currentCatalogue.attributes, fetchedProducts.attributes);
  if (isSame && JSON.stringify(attributes) === JSON.stringify(currentCatalogue.attributes)) return null;
  const unchangedEntries = currentCatalogue.entries.filter(
    ({ summary }) => !ids.has(summary.id) && !newEntries.has(summary.id),
  );
  return { ...currentCatalogue, attributes, entries: [...unchangedEntries, ...newEntries.values()] };
}

/** Returns whether category counts have changed because products were added, removed or moved to other categories. */
export function haveCategoryCountsChanged(
  previousCatalogue: Catalogue,
  changedCatalogue: Catalogue,
  ids: ReadonlySet<number>,
): boolean {
  const stringifyCategoriesById = ({ entries }: Catalogue) =>
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
  const [oldCategories, newCategories] = [
    stringifyCategoriesById(previousCatalogue),
    stringifyCategoriesById(changedCatalogue),
  ];
  return (
    oldCategories.size !== newCategories.size ||
    [...oldCategories].some(([id, slugs]) => newCategories.get(id) !== slugs)
  );
}

/** Merges the names of attributes and terms; the newer one applies. */
function mergeAttributes(attributes: AttributeLabels, newAttributes: AttributeLabels): AttributeLabels {
  const mergedAttributes = { ...attributes };
  for (const [name, { label, options }] of Object.entries(newAttributes))
    mergedAttributes[name] = {
      label: label || (attributes[name]?.label ?? ""),
      options: { ...attributes[name]?.options, ...options },
    };
  return mergedAttributes;
}
