import { getPublicUrl, isSecure, type GatewayConfig, type GatewayServices, type Log } from "@rewire/gateway";
import type { Coding } from "./compression.ts";
import { createPageCache, type CachedPage, type PageCache, type PageKey } from "./createPageCache.ts";
import { createPageClock, type ClockState } from "./createPageClock.ts";
import { createPageFinder } from "./createPageFinder.ts";
import { createPageHandle, type PageHandle } from "./createPageHandle.ts";
import { createParameterReader } from "./createParameterReader.ts";
import { createRecompressor } from "./createRecompressor.ts";
import { createPageHeaders, createPageResponse, type ContentHosts } from "./createPageResponse.ts";
import type { PageKind } from "./publicRoutes.ts";
import type { PageTask, RenderedPage } from "./renderPublicPage.ts";

interface PublicPagesOptions {
  readonly services: Pick<GatewayServices, "catalogue" | "desk" | "pricesIncludeTax">;
  readonly config: GatewayConfig;
  readonly log: Log;
  readonly render: (task: PageTask) => Promise<RenderedPage>;
  readonly contentHosts: ContentHosts;
  /** Returns the first segments of the paths of all pages, see `listFirstSegments`. */
  readonly firstSegments: () => Promise<ReadonlySet<string>>;
  /** Time of a monotonic clock, in milliseconds. @default performance.now */
  readonly now?: (() => number) | undefined;
}

/** Response for a public page, with a handle of the page. */
export interface PublicPageResponse {
  readonly response: Response;
  readonly page: PageHandle;
  /** Whether the request's URL has parameters that the page does not know. */
  readonly hasUnknownParameters: boolean;
}

/** Service for pages that are the same for all visitors. */
export interface PublicPages {
  /** Returns the response for a page or its data; null for a URL that is not public. */
  respond(request: Request): Promise<PublicPageResponse | null>;
  /** Returns the absolute addresses of the cached pages with one of the tags. */
  addressesOf(tags: readonly string[]): readonly string[];
  close(): void;
}

/** Where the page of a handle comes from. */
interface HandleContext {
  readonly cache: PageCache;
  readonly cacheRequest: PageKey;
  readonly kind: PageKind;
  readonly clock: ClockState;
  /** Whether the same request gets the same page while it is current. */
  readonly isRepeatable: boolean;
}

/** Share of the memory for pages without a query; others are more numerous and must not displace them. */
const PLAIN_PAGE_CACHE_SHARE = 0.75;

/** Status of pages while the catalogue is being loaded. */
const CATALOGUE_LOADING_STATUS = 503;
/** `Retry-After` in seconds of these pages. */
export const CATALOGUE_LOADING_RETRY_SECONDS = "30";

/** Creates the service for public pages with an empty cache. */
export function createPublicPages(options: PublicPagesOptions): PublicPages {
  const { services, config, log, contentHosts, now = () => performance.now() } = options;
  const { catalogue, desk } = services;
  const bytes = config.limits.pageCacheMb * 1024 * 1024;
  const plainPageCache = createPageCache({ maxBytes: bytes * PLAIN_PAGE_CACHE_SHARE, now, log });
  const queryPageCache = createPageCache({ maxBytes: bytes * (1 - PLAIN_PAGE_CACHE_SHARE), now, log });
  const pageCaches = [plainPageCache, queryPageCache];
  const recompressor = config.compressesInBackground ? createRecompressor() : null;
  const maxAges = getMaxAges(config);
  const unsubscribe = catalogue.onChange(({ tags }) => pageCaches.forEach((cache) => cache.outdate(tags)));
  const parameterReader = createParameterReader(catalogue, maxAges.product, now);
  const findPage = createPageFinder(parameterReader, { desk, firstSegments: options.firstSegments });
  const readClock = createPageClock({ desk, maxSharedSeconds: config.limits.edgeMaxAgeSeconds, now });
  const renderCurrentPage = createCurrentPageRenderer(options);

  const scheduleRecompression = (cache: PageCache, key: string, page: CachedPage) =>
    recompressor?.add(page, (body) => cache.addBody(key, page, "br", body));

  /** Creates the handle of a page. No function in here refers to the page, which would keep it in memory. */
  const createHandle = (page: CachedPage, { cache, cacheRequest, kind, clock, isRepeatable }: HandleContext) =>
    createPageHandle(page, {
      isCurrent: (cachedPage) => isRepeatable && readClock(kind) === clock && cache.isCurrent(cacheRequest, cachedPage),
      onUse: (cachedPage) => scheduleRecompression(cache, cacheRequest.key, cachedPage),
    });

  return {
    async respond(request) {
      const location = await findPage(request);
      if (!location) return null;
      const { address, url, fragment, hasUnknownParameters } = location;
      const { path, kind } = address;
      const clock = readClock(kind);
      const key = `${url}${fragment}`;
      const cache = path.includes("?") ? queryPageCache : plainPageCache;
      const cacheRequest = { key, maxAgeMs: maxAges[kind], version: clock.version };
      const page = await cache.get(cacheRequest, () => renderCurrentPage(url, getPublicUrl(request, config)));
      scheduleRecompression(cache, key, page);
      const { version, sharedSeconds } = readClock(kind);
      const headers = createPageHeaders(page, {
        address,
        // Rendering may have taken a while, or failed: an old page is kept by nobody else.
        sharedSeconds: page.version === version ? sharedSeconds : 0,
        isSecure: isSecure(request),
        contentHosts,
        config,
      });
      const store = (coding: Coding, body: Uint8Array) => cache.addBody(key, page, coding, body);
      // The home page redirects some visitors; free times are read for each request.
      const isRepeatable = path !== "/" && fragment === "";
      return {
        response: await createPageResponse(request, page, headers, store),
        page: createHandle(page, { cache, cacheRequest, kind, clock, isRepeatable }),
        hasUnknownParameters,
      };
    },
    addressesOf: (tags) => [
      ...new Set(pageCaches.flatMap((cache) => cache.keysOf(tags)).map((key) => key.split("#", 1)[0] ?? key)),
    ],
    close() {
      unsubscribe();
      parameterReader.close();
      recompressor?.close();
    },
  };
}

/** Creates the function that renders a page with the current settings and state of the shop. */
function createCurrentPageRenderer({
  services: { catalogue, desk, pricesIncludeTax },
  config,
  log,
  render: renderPage,
}: PublicPagesOptions): (url: string, baseUrl: string) => Promise<RenderedPage> {
  return async (url, baseUrl) => {
    // Waits for the first products after a start: until then the catalogue does not say that it is being read.
    await catalogue.filterAttributes();
    const loadingProgress = catalogue.loadingProgress();
    const page = await renderPage({
      url,
      settings: { ...config.settings, site: { ...config.settings.site, baseUrl } },
      loadingProgress,
      openState: desk.openState(),
      packingDate: desk.packingDate(),
      pricesIncludeTax: pricesIncludeTax(),
      replaysEarlyActions: config.replaysEarlyActions,
      newsletterUrl: config.newsletterUrl,
      hasTradeIn: config.tradeIn !== null,
      allowsSpeculation: config.preparesNextPage,
    });
    for (const { level, message, fields } of page.logLines) log[level](message, fields);
    if (loadingProgress === null) return page;
    // Until the whole catalogue has been read, pages are incomplete.
    const retryHeaders =
      page.status === CATALOGUE_LOADING_STATUS ? [["retry-after", CATALOGUE_LOADING_RETRY_SECONDS] as const] : [];
    return { ...page, headers: [...page.headers, ["cache-control", "no-store"], ...retryHeaders] };
  };
}

/** Returns the ages in milliseconds after which pages are rendered again. What depends on the time is in their version. */
function getMaxAges({ limits }: GatewayConfig): Readonly<Record<PageKind, number>> {
  const catalogue = Math.max(limits.catalogueTtlSeconds, MIN_LIST_AGE_SECONDS) * 1000;
  return {
    home: catalogue,
    list: catalogue,
    categories: catalogue,
    product: limits.productTtlSeconds * 1000,
    // Its free times are part of the cache key.
    repair: catalogue,
    contact: limits.contentTtlSeconds * 1000,
    content: limits.contentTtlSeconds * 1000,
    // Pages with status 404 are not stored.
    missing: 0,
  };
}

/** Lists change with the catalogue, which reports its changes. */
const MIN_LIST_AGE_SECONDS = 300;
