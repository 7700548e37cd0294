import { recompress } from "./compression.ts";
import type { CachedPage } from "./createPageCache.ts";

/** Interval between two pages in milliseconds, which leaves the processor to visitors. */
const RECOMPRESSION_PAUSE_MS = 1_000;

/** Maximum number of queued pages; further ones are added by their next request. */
const MAX_WAITING_PAGES = 500;

/** Recompresses cached pages at the highest compression level after they have been requested twice. */
export interface Recompressor {
  /** Adds a page that is served; `store` receives its smaller body later. */
  add(page: CachedPage, storeBody: (body: Uint8Array) => void): void;
  close(): void;
}

/** Creates a recompressor, which compresses at most one page per second. */
export function createRecompressor(): Recompressor {
  const requestedPages = new WeakSet<CachedPage>();
  const waitingPages = new Map<CachedPage, (body: Uint8Array) => void>();
  let timer: NodeJS.Timeout | null = null;

  const recompressNext = async () => {
    const [entry] = waitingPages;
    if (!entry) return void (timer = null);
    const [page, storeBody] = entry;
    waitingPages.delete(page);
    const body = page.bodies.get("br");
    if (body) {
      page.isRecompressed = true;
      storeBody(await recompress(body));
    }
    scheduleNext();
  };
  const scheduleNext = () => {
    timer = setTimeout(() => void recompressNext(), RECOMPRESSION_PAUSE_MS).unref();
  };

  return {
    add(page, storeBody) {
      if (page.isRecompressed || !page.isCompressed || waitingPages.size >= MAX_WAITING_PAGES) return;
      // Pages without a second request are not recompressed.
      if (!requestedPages.has(page)) return void requestedPages.add(page);
      waitingPages.set(page, storeBody);
      if (timer === null) scheduleNext();
    },
    close() {
      waitingPages.clear();
      if (timer !== null) clearTimeout(timer);
    },
  };
}
