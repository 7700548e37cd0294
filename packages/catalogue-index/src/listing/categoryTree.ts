import type { Category } from "@rewire/domain";

/** The slugs of all categories below each category, however deep; categories that are each other's parents end. */
export function categoriesBelow(categories: readonly Category[]): ReadonlyMap<string, ReadonlySet<string>> {
  const children = Map.groupBy(
    categories.filter(({ parent }) => parent !== null),
    ({ parent }) => parent ?? "",
  );
  return new Map(
    categories.map(({ slug }) => {
      const found = new Set<string>();
      const walk = (parent: string): void => {
        for (const child of children.get(parent) ?? []) {
          if (child.slug === slug || found.has(child.slug)) continue;
          found.add(child.slug);
          walk(child.slug);
        }
      };
      walk(slug);
      return [slug, found];
    }),
  );
}
