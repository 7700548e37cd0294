import { LRUCache } from "lru-cache";
import type { Log } from "@rewire/gateway";
import type { Coding } from "./compression.ts";
import type { RenderedPage } from "./renderPublicPage.ts";

/** Page in memory, with a body for each content coding requested so far. */
export interface CachedPage extends Omit<RenderedPage, "body" | "logLines"> {
  readonly bodies: Map<Coding, Uint8Array>;
  /** Monotonic time of rendering, in milliseconds. */
  readonly renderedAt: number;
  isOutdated: boolean;
  /** Time before which the page is not rendered again: the last attempt has failed, or is under way in the background. */
  retryAt: number;
  isRecompressed: boolean;
}

interface PageCacheOptions {
  readonly maxBytes: number;
  /** Time of a monotonic clock, in milliseconds. */
  readonly now: () => number;
  readonly log: Log;
}

/** Cache key of a page, and the age in milliseconds after which the page is rendered again in the background. */
export interface PageKey {
  readonly key: string;
  readonly maxAgeMs: number;
}

/** Cache of public pages. */
export interface PageCache {
  /**
   * Returns a page: a current one from memory, else a rendered one. Concurrent requests of a page render it once. A
   * page that is only too old is returned and rendered again in the background; one whose content has changed is
   * rendered first, and returned as it is if that fails.
   * @param render Renders the page; only a result with status 200 is stored.
   * @throws The error of `render` if the cache has no such page.
   */
  get(page: PageKey, render: () => Promise<RenderedPage>): Promise<CachedPage>;
  /** Returns whether `get` would return this page immediately; marks it as the most recently used one. */
  isCurrent(page: PageKey, cached: CachedPage): boolean;
  /** Marks the pages with one of the tags as changed; the tag `all` matches every page. */
  outdate(tags: readonly string[]): void;
  /** Returns the keys of the pages with one of the tags. */
  keysOf(tags: readonly string[]): readonly string[];
  /** Stores a page with another body; ignored if the page was replaced meanwhile. */
  addBody(key: string, page: CachedPage, coding: Coding, body: Uint8Array): void;
  /** Returns the number of pages and their size in bytes. */
  status(): { readonly pages: number; readonly bytes: number };
}

/** Tag that matches every page. */
const ALL_TAG = "all";

/** Interval between attempts to render a changed page again, while the shop is down. */
const RETRY_MS = 2_000;

/** Size of an entry besides its bodies: key, tags, headers. */
const ENTRY_OVERHEAD_BYTES = 2_000;

/** Creates an empty page cache with least-recently-used eviction. */
export function createPageCache({ maxBytes, now, log }: PageCacheOptions): PageCache {
  const keysByTag = new Map<string, Set<string>>();
  const removeFromTagIndex = (key: string, { tags }: CachedPage) => {
    for (const tag of tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  };
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ bodies }) =>
      ENTRY_OVERHEAD_BYTES + [...bodies.values()].reduce((sum, { byteLength }) => sum + byteLength, 0),
    disposeAfter: (page, key, reason) => {
      if (reason !== "set") removeFromTagIndex(key, page);
    },
  });
  /** Pages that are being rendered, with the tags that have changed meanwhile. */
  const pendingRenders = new Map<string, { readonly result: Promise<CachedPage>; readonly changes: Set<string> }>();

  const store = (key: string, page: CachedPage) => {
    const previousPage = pages.peek(key);
    if (previousPage) removeFromTagIndex(key, previousPage);
    // The size of an entry is calculated again only for another object.
    if (previousPage === page) pages.delete(key);
    pages.set(key, page);
    // A page that is larger than the whole cache is not stored.
    if (!pages.has(key)) return;
    for (const tag of page.tags) {
      const keys = keysByTag.get(tag);
      if (keys) keys.add(key);
      else keysByTag.set(tag, new Set([key]));
    }
  };

  const isCacheable = ({ status, headers }: RenderedPage) =>
    status === 200 &&
    !headers.some(([name, value]) => name === "set-cookie" || (name === "cache-control" && value.includes("no-store")));

  const renderOnce = (key: string, renderPage: () => Promise<RenderedPage>): Promise<CachedPage> => {
    const pendingRender = pendingRenders.get(key);
    if (pendingRender) return pendingRender.result;
    const changes = new Set<string>();
    const result = (async () => {
      let renderedPage = await renderPage();
      const hasChanged = () => changes.has(ALL_TAG) || renderedPage.tags.some((tag) => changes.has(tag));
      if (hasChanged()) {
        // A shared cache that has just purged the page would store the old version again.
        changes.clear();
        renderedPage = await renderPage();
      }
      const page = toCachedPage(renderedPage, pages.peek(key), now());
      page.isOutdated = hasChanged();
      if (isCacheable(renderedPage)) store(key, page);
      // A missing page (404) is removed from the cache; a page is kept while the shop is down.
      else if (page.status < 500) pages.delete(key);
      return page;
    })().finally(() => pendingRenders.delete(key));
    pendingRenders.set(key, { result, changes });
    return result;
  };

  return {
    async get({ key, maxAgeMs }, render) {
      const page = pages.get(key);
      if (!page) return renderOnce(key, render);
      if (page.isOutdated && now() >= page.retryAt) {
        const next = await renderOnce(key, render).catch((error: unknown) => {
          log.warn("A changed page could not be rendered; the old one is shown", { error });
          return null;
        });
        if (next && next.status < 500) return next;
        page.retryAt = now() + RETRY_MS;
      } else if (now() - page.renderedAt > maxAgeMs && now() >= page.retryAt) {
        page.retryAt = now() + RETRY_MS;
        renderOnce(key, render).catch((error: unknown) => {
          log.warn("A page could not be rendered again; the old one is shown", { error });
        });
      }
      return page;
    },
    isCurrent: ({ key, maxAgeMs }, page) =>
      pages.get(key) === page && !page.isOutdated && now() - page.renderedAt <= maxAgeMs,
    outdate(tags) {
      for (const { changes } of pendingRenders.values()) for (const tag of tags) changes.add(tag);
      const keys = tags.includes(ALL_TAG) ? [...pages.keys()] : tags.flatMap((tag) => [...(keysByTag.get(tag) ?? [])]);
      for (const key of keys) {
        const page = pages.peek(key);
        if (!page) continue;
        page.isOutdated = true;
        // A change is reported by a shop that can be reached: an earlier failed attempt delays nothing.
        page.retryAt = 0;
      }
    },
    keysOf: (tags) => [
      ...new Set(tags.includes(ALL_TAG) ? pages.keys() : tags.flatMap((tag) => [...(keysByTag.get(tag) ?? [])])),
    ],
    addBody(key, page, coding, body) {
      page.bodies.set(coding, body);
      if (pages.peek(key) === page) store(key, page);
    },
    status: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
  };
}

/**
 * Converts a rendered page to a cached page; reuses the compressed bodies of the previous one if the content is the
 * same.
 */
function toCachedPage(
  renderedPage: RenderedPage,
  previousPage: CachedPage | undefined,
  renderedAt: number,
): CachedPage {
  const { status, headers, isCompressed, body, etag, tags, scripts, styles } = renderedPage;
  const isSameContent = previousPage?.etag === etag;
  return {
    status,
    headers,
    isCompressed,
    etag,
    tags,
    scripts,
    styles,
    bodies: isSameContent ? previousPage.bodies : new Map([[isCompressed ? "br" : "identity", body]]),
    isRecompressed: isSameContent && previousPage.isRecompressed,
    renderedAt,
    isOutdated: false,
    retryAt: 0,
  };
}
