import type { Category } from "@rewire/domain";

/** Returns the slugs of all descendants of each category. Cycles in the hierarchy are tolerated. */
export function findDescendantCategories(categories: readonly Category[]): ReadonlyMap<string, ReadonlySet<string>> {
  const children = Map.groupBy(
    categories.filter(({ parent }) => parent !== null),
    ({ parent }) => parent ?? "",
  );
  return new Map(
    categories.map(({ slug }) => {
      const descendants = new Set<string>();
      const collectDescendants = (parent: string): void => {
        for (const child of children.get(parent) ?? []) {
          if (child.slug === slug || descendants.has(child.slug)) continue;
          descendants.add(child.slug);
          collectDescendants(child.slug);
        }
      };
      collectDescendants(slug);
      return [slug, descendants];
    }),
  );
}
