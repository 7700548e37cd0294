import type { ProductProblem, ShopClient } from "@rewire/data/server";
import type { IndexOptions } from "@rewire/catalogue-index";
import {
  defaultEcodesignAttributes,
  ok,
  type CatalogueEntry,
  type EcodesignAttributes,
  type Review,
  type UnitPriceAttribute,
} from "@rewire/domain";
import type { Log } from "../../log/createLog.ts";
import type { CatalogueService } from "./CatalogueService.ts";
import { noPriceHistory, type PriceHistory } from "../priceHistory/PriceHistory.ts";
import { createTokenBucket } from "./createTokenBucket.ts";
import { createChangeEmitter, type ChangeEmitter } from "./changes/createChangeEmitter.ts";
import { createChangeReports } from "./changes/createChangeReports.ts";
import { ALL_TAG, toProductTag } from "./changes/tags.ts";
import { createDetailComposer } from "./createDetailComposer.ts";
import { createFitIndexLookup, createFitQueries, defaultFitSettings, type FitSettings } from "./createFitQueries.ts";
import { createOfferLookup } from "./createOfferLookup.ts";
import { createProductCardReader } from "./createProductCardReader.ts";
import { createProductPages } from "./createProductPages.ts";
import { createShopReads, type ShopReads } from "./createShopReads.ts";
import { createListQueries, createRepairQueries } from "./queryIndex.ts";
import { createCatalogueCache, type CatalogueCache } from "./reading/createCatalogueCache.ts";
import { createCatalogueReader } from "./reading/createCatalogueReader.ts";
import { createProductProblems } from "./reading/createProductProblems.ts";
import type { PreparedCatalogue } from "./reading/prepareCatalogue.ts";
import type { SnapshotStore } from "./reading/createSnapshotStore.ts";

interface CatalogueServiceOptions {
  /** Client whose responses have same-origin URLs of pictures. */
  readonly shop: ShopClient;
  readonly snapshot: SnapshotStore;
  readonly productsPerPage: number;
  /** Filterable attributes and synonyms. */
  readonly listOptions?: IndexOptions | undefined;
  /** Settings for devices and for the products that fit them. @default that of the embedded shop */
  readonly fitSettings?: FitSettings | undefined;
  /** Attributes that tell of energy use, life and repair. @default those of the embedded shop */
  readonly ecodesignAttributes?: EcodesignAttributes | undefined;
  readonly catalogueTtlMs: number;
  readonly productTtlMs: number;
  readonly now: () => number;
  readonly log: Log;
  /** History from which reductions are counted. @default none: reductions are as the shop shows them */
  readonly prices?: PriceHistory | undefined;
  /** Attributes that give the amounts of goods. @default none */
  readonly unitPriceAttributes?: readonly UnitPriceAttribute[] | undefined;
  /** Listeners of changes. @default none but those of the service */
  readonly changes?: ChangeEmitter | undefined;
  /** Called after a read with the changed products. */
  readonly onProducts?: ((ids: readonly number[]) => void) | undefined;
  /** @default reviews are what the shop tells */
  readonly enrichReviews?: EnrichProductReviews | undefined;
}

/**
 * Adds data that the shop does not return with a product's reviews, such as whether a purchase is verified. The
 * product's id is null if it is not known yet. Never throws.
 */
export type EnrichProductReviews = (
  product: { readonly slug: string; readonly id: number | null },
  reviews: readonly Review[],
) => Promise<readonly Review[]>;

/**
 * Rate limit for requests to the shop about products that the catalogue does not list, because they are new or hidden.
 * Beyond it the catalogue is authoritative, so that invented slugs cause no load on the shop.
 */
const UNLISTED_READ_BUDGET = { amount: 20, windowMs: 10_000 };

/** Creates the catalogue service for page loaders. The first request starts reading the catalogue. */
export function createCatalogueService({
  shop,
  snapshot,
  productsPerPage,
  listOptions,
  fitSettings = defaultFitSettings,
  ecodesignAttributes = defaultEcodesignAttributes,
  catalogueTtlMs,
  productTtlMs,
  now,
  log,
  prices = noPriceHistory,
  unitPriceAttributes = [],
  changes = createChangeEmitter(log),
  onProducts = () => {},
  enrichReviews = async (_, reviews) => reviews,
}: CatalogueServiceOptions): CatalogueService {
  const problems = createProductProblems(log);
  const getFitIndex = createFitIndexLookup(fitSettings);
  const reads = createReportingReads({ shop, enrichReviews, productTtlMs, now, log }, changes, (slug) => {
    const index = cache.peek();
    return index ? getFitIndex(index).entryBySlug.get(slug) : undefined;
  });
  const changeReports = createChangeReports({ reads, changes, onProducts, log });
  const reader = createCatalogueReader({ shop, problems, onModified: (ids) => changeReports.note(ids), now, log });
  const cache = createCatalogueCache({
    reader,
    options: listOptions,
    snapshot,
    ttlMs: catalogueTtlMs,
    onRead: changeReports.onRead,
    prices,
    now,
    log,
  });
  const composeDetail = createDetailComposer({ prices, getFitIndex, ecodesignAttributes, unitPriceAttributes });
  const unlistedReadBudget = createTokenBucket({ ...UNLISTED_READ_BUDGET, now });
  const takeBudget = () => unlistedReadBudget.take();

  return {
    ...createListQueries(cache, productsPerPage),
    ...createRepairQueries(cache),
    ...createFitQueries(cache, getFitIndex, fitSettings),
    ...createProductPages({ cache, reads, takeBudget, changes, getFitIndex, composeDetail }),
    cards: createProductCardReader({ shop, prices, current: () => cache.current(), takeBudget }),
    offerFacts: createOfferLookup({ prices, peek: () => cache.peek() }),
    countries: () => reads.countries.get("all"),
    states: async (country) => (/^[A-Z]{2}$/.test(country) ? reads.states.get(country) : ok([])),
    onChange: (listener) => changes.subscribe(listener),
    readProducts: cache.readProducts,
    ...createRefreshes(cache, reads, changes),
    recordMissingPicture: (path) => {
      for (const problem of findPictureProblems(cache.peek(), path)) problems.add(problem);
    },
    problems: () => problems.all(),
    status: () => toCatalogueStatus(cache.peek(), now()),
    loadingProgress: cache.progress,
    close: cache.close,
  };
}

/** Creates the functions that read the shop again. */
function createRefreshes(
  cache: CatalogueCache,
  reads: ShopReads,
  changes: ChangeEmitter,
): Pick<CatalogueService, "refresh" | "scheduleRefresh" | "readMissedChanges"> {
  /** Marks all pages as outdated and reads the changes; never rejects. */
  const markPagesOutdatedAndRefresh = (): Promise<void> => {
    reads.product.outdate();
    reads.reviews.outdate();
    return cache.scheduleRefresh();
  };
  return {
    refresh: async () => {
      const read = await cache.refresh();
      return read.ok ? ok({ products: read.value.listed.length }) : read;
    },
    scheduleRefresh: () => void markPagesOutdatedAndRefresh(),
    readMissedChanges: () => void markPagesOutdatedAndRefresh().then(() => changes.emit([ALL_TAG])),
  };
}

const toCatalogueStatus = (index: PreparedCatalogue | null, now: number): ReturnType<CatalogueService["status"]> => ({
  products: index?.listed.length ?? 0,
  ageSeconds: index && Math.round((now - index.readAt) / 1000),
});

/** Returns the problem of the product with a missing picture. @param path URL of the picture */
const findPictureProblems = (index: PreparedCatalogue | null, path: string): readonly ProductProblem[] =>
  (index?.entries ?? [])
    .filter(({ summary }) => summary.image?.url === path)
    .slice(0, 1)
    .map(({ summary: { id } }) => ({
      id,
      problem: "withoutPicture",
      isShown: true,
      reason: "the shop does not have its picture any more",
    }));

/** Creates the reads of single values, which report changes. @param findEntry Finds a listed product by slug */
function createReportingReads(
  {
    enrichReviews,
    ...options
  }: Omit<Parameters<typeof createShopReads>[0], "onChange" | "enrichReviews"> & {
    readonly enrichReviews: EnrichProductReviews;
  },
  changes: ChangeEmitter,
  findEntry: (slug: string) => CatalogueEntry | undefined,
): ShopReads {
  const findProductId = (slug: string): number | undefined =>
    reads.product.peek(slug)?.id ?? findEntry(slug)?.summary.id;
  const reads: ShopReads = createShopReads({
    ...options,
    enrichReviews: (slug, reviews) => enrichReviews({ slug, id: findProductId(slug) ?? null }, reviews),
    onChange: {
      product: (_, value, previousProduct) =>
        changes.emit([previousProduct, value].flatMap((product) => (product ? [toProductTag(product.id)] : []))),
      reviews: (slug) => {
        const id = findProductId(slug);
        if (id !== undefined) changes.emit([toProductTag(id)]);
      },
      places: () => changes.emit([ALL_TAG]),
    },
  });
  return reads;
}
