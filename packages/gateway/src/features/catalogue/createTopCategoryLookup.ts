import type { Category } from "@rewire/domain";

/**
 * Creates the function that finds the top-level category of a category. If the parents form a cycle, the search ends at
 * the first repeated category.
 */
export function createTopCategoryLookup(categories: readonly Category[]): (slug: string) => string {
  const parentBySlug = new Map(categories.map(({ slug, parent }) => [slug, parent]));
  return (slug) => {
    const visitedSlugs = new Set<string>();
    let topSlug = slug;
    for (
      let ancestor = parentBySlug.get(topSlug);
      ancestor && !visitedSlugs.has(ancestor);
      ancestor = parentBySlug.get(topSlug)
    ) {
      visitedSlugs.add(ancestor);
      topSlug = ancestor;
    }
    return topSlug;
  };
}
