import type { Coding } from "./compression.ts";
import type { CachedPage } from "./createPageCache.ts";
import { matchesEtag } from "./createPageResponse.ts";

/** Reference to the cached page of a response, for creating further responses without another lookup by URL. */
export interface PageHandle {
  /** Returns the body in a coding while the page is current and has been requested in this coding; null otherwise. */
  current(coding: Coding): Uint8Array | null;
  /** Returns whether an `If-None-Match` header names the page. */
  isKnown(ifNoneMatch: string | null): boolean;
}

interface PageHandleOptions {
  /** Returns whether the page may be served again. */
  readonly isCurrent: (page: CachedPage) => boolean;
  /** Called with a page that is served again. */
  readonly onUse: (page: CachedPage) => void;
}

/**
 * Creates the handle of a page. It does not keep the page in memory: there are far more handles than the cache has
 * pages.
 */
export function createPageHandle(page: CachedPage, { isCurrent, onUse }: PageHandleOptions): PageHandle {
  const { etag } = page;
  const reference = new WeakRef(page);
  return {
    current(coding) {
      const cachedPage = reference.deref();
      if (!cachedPage || !isCurrent(cachedPage)) return null;
      onUse(cachedPage);
      return cachedPage.bodies.get(coding) ?? null;
    },
    isKnown: (header) => matchesEtag(header, etag),
  };
}
