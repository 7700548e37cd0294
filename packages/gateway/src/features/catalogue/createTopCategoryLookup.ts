import type { Category } from "@rewire/domain";

/**
 * Returns a function that finds the top-level category of a category; a cycle of parents ends at the first repeated
 * category.
 */
export function createTopCategoryLookup(categories: readonly Category[]): (slug: string) => string {
  const parents = new Map(categories.map(({ slug, parent }) => [slug, parent]));
  return (slug) => {
    const visited = new Set<string>();
    let topSlug = slug;
    for (let ancestor = parents.get(topSlug); ancestor && !visited.has(ancestor); ancestor = parents.get(topSlug)) {
      visited.add(ancestor);
      topSlug = ancestor;
    }
    return topSlug;
  };
}
