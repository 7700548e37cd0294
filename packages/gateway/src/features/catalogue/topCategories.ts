import type { Category } from "@rewire/domain";

/**
 * Returns a function that finds the top-level category of a category; a cycle of parents ends at the first repeated
 * one.
 */
export function topCategories(categories: readonly Category[]): (slug: string) => string {
  const parents = new Map(categories.map(({ slug, parent }) => [slug, parent]));
  return (slug) => {
    const visited = new Set<string>();
    let top = slug;
    for (let above = parents.get(top); above && !visited.has(above); above = parents.get(top)) {
      visited.add(above);
      top = above;
    }
    return top;
  };
}
