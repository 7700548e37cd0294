import type { Category } from "@rewire/domain";

/** Finds for a category the one at the top above it; categories that are each other's parents end at the first met twice. */
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
