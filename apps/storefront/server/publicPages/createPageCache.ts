import type { Log } from "@rewire/gateway";
import { ALL_TAG } from "@rewire/gateway/tags";
import type { Coding } from "./compression.ts";
import { createPageStore, type PageStore } from "./createPageStore.ts";
import type { RenderedPage } from "./renderPublicPage.ts";

/** Page in memory, with a body for each content coding requested so far. */
export interface CachedPage extends Omit<RenderedPage, "body" | "logLines"> {
  readonly bodies: Map<Coding, Uint8Array>;
  /** Version for which it was rendered. */
  readonly version: string;
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

/** Cache key of a page, with what makes a page in memory old. */
export interface PageKey {
  readonly key: string;
  /** Age in milliseconds after which the page is rendered again in the background. */
  readonly maxAgeMs: number;
  /** Text that changes with the page's content where no tag does, as with the time of day. */
  readonly version: string;
}

/** Cache of public pages. */
export interface PageCache {
  /**
   * Returns a page: a current one from memory, else a rendered one. Concurrent requests of a page render it once. A
   * page that is only too old is returned and rendered again in the background; one whose content or version has
   * changed is rendered first, and returned as it is if that fails.
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

/** Interval between attempts to render a changed page again, while the shop is down. */
const RETRY_MS = 2_000;

/** Creates an empty page cache with least-recently-used eviction. */
export function createPageCache({ maxBytes, now, log }: PageCacheOptions): PageCache {
  const pages = createPageStore(maxBytes);
  const renders = createPendingRenders(pages, now);

  /** Renders a changed page; null if that fails. */
  const renderChangedPage = (request: PageKey, render: () => Promise<RenderedPage>): Promise<CachedPage | null> =>
    renders.run(request, render).catch((error: unknown) => {
      log.warn("A changed page could not be rendered; the old one is shown", { error });
      return null;
    });
  const renderInBackground = (request: PageKey, render: () => Promise<RenderedPage>): void => {
    renders.run(request, render).catch((error: unknown) => {
      log.warn("A page could not be rendered again; the old one is shown", { error });
    });
  };

  return {
    async get(request, render) {
      const page = pages.get(request.key);
      if (!page) return renders.run(request, render);
      const hasChanged = page.isOutdated || page.version !== request.version;
      if (hasChanged && now() >= page.retryAt) {
        const next = await renderChangedPage(request, render);
        if (next && next.status < 500) return next;
        page.retryAt = now() + RETRY_MS;
      } else if (now() - page.renderedAt > request.maxAgeMs && now() >= page.retryAt) {
        page.retryAt = now() + RETRY_MS;
        renderInBackground(request, render);
      }
      return page;
    },
    isCurrent: ({ key, maxAgeMs, version }, page) =>
      pages.get(key) === page && !page.isOutdated && page.version === version && now() - page.renderedAt <= maxAgeMs,
    outdate(tags) {
      renders.noteChanges(tags);
      for (const key of pages.keysOf(tags)) {
        const page = pages.peek(key);
        if (!page) continue;
        page.isOutdated = true;
        // A change is reported by a shop that can be reached: an earlier failed attempt delays nothing.
        page.retryAt = 0;
      }
    },
    keysOf: (tags) => pages.keysOf(tags),
    addBody(key, page, coding, body) {
      page.bodies.set(coding, body);
      if (pages.peek(key) === page) pages.set(key, page);
    },
    status: () => pages.status(),
  };
}

/** Pages that are being rendered. */
interface PendingRenders {
  /** Renders a page, once for all who request this version meanwhile, and again if its content has changed meanwhile. */
  run(request: PageKey, render: () => Promise<RenderedPage>): Promise<CachedPage>;
  /** Tells the pages that are being rendered which tags have changed. */
  noteChanges(tags: readonly string[]): void;
}

function createPendingRenders(pages: PageStore, now: () => number): PendingRenders {
  const pendingRenders = new Map<string, { readonly result: Promise<CachedPage>; readonly changes: Set<string> }>();

  const renderAndStore = async (
    { key, version }: PageKey,
    render: () => Promise<RenderedPage>,
    changes: Set<string>,
  ): Promise<CachedPage> => {
    let renderedPage = await render();
    const hasChanged = () => changes.has(ALL_TAG) || renderedPage.tags.some((tag) => changes.has(tag));
    if (hasChanged()) {
      // A shared cache that has just purged the page would store the old version again.
      changes.clear();
      renderedPage = await render();
    }
    const page = toCachedPage(renderedPage, version, pages.peek(key), now());
    page.isOutdated = hasChanged();
    if (isCacheable(renderedPage)) pages.set(key, page);
    // A missing page (404) is removed from the cache; a page is kept while the shop is down.
    else if (page.status < 500) pages.delete(key);
    return page;
  };

  return {
    run(request, render) {
      const key = `${request.key} ${request.version}`;
      const pendingRender = pendingRenders.get(key);
      if (pendingRender) return pendingRender.result;
      const changes = new Set<string>();
      const result = renderAndStore(request, render, changes).finally(() => pendingRenders.delete(key));
      pendingRenders.set(key, { result, changes });
      return result;
    },
    noteChanges(tags) {
      for (const { changes } of pendingRenders.values()) for (const tag of tags) changes.add(tag);
    },
  };
}

const isCacheable = ({ status, headers }: RenderedPage) =>
  status === 200 &&
  !headers.some(([name, value]) => name === "set-cookie" || (name === "cache-control" && value.includes("no-store")));

/**
 * Converts a rendered page to a cached page; reuses the compressed bodies of the previous one if the content is the
 * same.
 */
function toCachedPage(
  renderedPage: RenderedPage,
  version: string,
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
    version,
    bodies: isSameContent ? previousPage.bodies : new Map([[isCompressed ? "br" : "identity", body]]),
    isRecompressed: isSameContent && previousPage.isRecompressed,
    renderedAt,
    isOutdated: false,
    retryAt: 0,
  };
}
