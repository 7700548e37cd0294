import { LRUCache } from "lru-cache";

/** Pages of a shop have a few hundred styles in all; some depend on products, such as colours of swatches. */
const MAX_ENTRIES = 5_000;

/** Returns a function with a cache of its results, because pages share most of their styles. */
export function cacheByText<Result extends object>(compute: (text: string) => Result): (text: string) => Result {
  const results = new LRUCache<string, Result>({ max: MAX_ENTRIES, memoMethod: compute });
  return (text) => results.memo(text);
}
