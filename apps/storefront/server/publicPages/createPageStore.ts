import { LRUCache } from "lru-cache";
import { ALL_TAG } from "@rewire/gateway/tags";
import type { CachedPage } from "./createPageCache.ts";

/** Pages in memory by key, with an index of their tags. */
export interface PageStore {
  /** Returns a page; marks it as the most recently used one. */
  get(key: string): CachedPage | undefined;
  peek(key: string): CachedPage | undefined;
  /** Stores a page, or calculates its size again; a page that is larger than the whole memory is not stored. */
  set(key: string, page: CachedPage): void;
  delete(key: string): void;
  /** Returns the keys of the pages with one of the tags. */
  keysOf(tags: readonly string[]): readonly string[];
  /** Returns the number of pages and their size in bytes. */
  status(): { readonly pages: number; readonly bytes: number };
}

/** Size of an entry besides its key and bodies: tags, headers. */
const ENTRY_OVERHEAD_BYTES = 2_000;

/** Creates an empty store with least-recently-used eviction. */
export function createPageStore(maxBytes: number): PageStore {
  const keysByTag = new Map<string, Set<string>>();
  const addToTagIndex = (key: string, { tags }: CachedPage) => {
    for (const tag of tags) {
      const keys = keysByTag.get(tag);
      if (keys) keys.add(key);
      else keysByTag.set(tag, new Set([key]));
    }
  };
  const removeFromTagIndex = (key: string, { tags }: CachedPage) => {
    for (const tag of tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  };
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ bodies }, key) =>
      ENTRY_OVERHEAD_BYTES + key.length + [...bodies.values()].reduce((sum, { byteLength }) => sum + byteLength, 0),
    disposeAfter: (page, key, reason) => {
      if (reason !== "set") removeFromTagIndex(key, page);
    },
  });

  return {
    get: (key) => pages.get(key),
    peek: (key) => pages.peek(key),
    set(key, page) {
      const previousPage = pages.peek(key);
      if (previousPage) removeFromTagIndex(key, previousPage);
      // The size of an entry is calculated again only for another object.
      if (previousPage === page) pages.delete(key);
      pages.set(key, page);
      if (pages.has(key)) addToTagIndex(key, page);
    },
    delete: (key) => void pages.delete(key),
    keysOf: (tags) =>
      tags.includes(ALL_TAG) ? [...pages.keys()] : [...new Set(tags.flatMap((tag) => [...(keysByTag.get(tag) ?? [])]))],
    status: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
  };
}
