import type { Category } from "@rewire/domain";

/**
 * Returns a function that finds the top-level category of a category; a cycle of parents ends at the first repeated
 * category.
 */
export function topCategories(categories: readonly Category[]): (slug: string) => string {
  const parents = new Map(categories.map(({ slug, parent }) => [slug, parent]));
  return (slug) => {
    const visited = new Set<string>();
    let top = slug;
    for (let ancestor = parents.get(top); ancestor && !visited.has(ancestor); ancestor = parents.get(top)) {
      visited.add(ancestor);
      top = ancestor;
    }
    return top;
  };
}
