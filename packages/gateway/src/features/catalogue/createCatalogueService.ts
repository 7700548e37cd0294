import {
  fetchAllowedCountries,
  fetchCountryStates,
  fetchProduct,
  fetchReviews,
  type ShopClient,
} from "@rewire/data/server";
import { listProducts, suggest, type IndexOptions } from "@rewire/catalogue-index";
import {
  everything,
  failed,
  faultsOf,
  listReviews,
  ok,
  repairDevices,
  repairMenus,
  queryLimits,
  repairOffersFor,
  type ProductDetail,
  type ReadingProgress,
  type Result,
  type ShopFailure,
} from "@rewire/domain";
import { LRUCache } from "lru-cache";
import { createCatalogueCache } from "./reading/createCatalogueCache.ts";
import type { Snapshot } from "./reading/createSnapshot.ts";
import { createCatalogueReader } from "./reading/createCatalogueReader.ts";
import { createProductProblems } from "./reading/createProductProblems.ts";
import { brands, featured, onSale, popular, shownIn } from "./listings.ts";
import type { PreparedCatalogue } from "./reading/prepareCatalogue.ts";
import type { Log } from "../../log/createLog.ts";
import { createCardReader } from "./createCardReader.ts";
import { createBudget } from "./createBudget.ts";
import { createCachedRead } from "../../shop/createCachedRead.ts";
import type { CatalogueService } from "./CatalogueService.ts";

interface CatalogueServiceOptions {
  /** Its answers name pictures by same-origin addresses. */
  readonly shop: ShopClient;
  readonly snapshot: Snapshot;
  readonly productsPerPage: number;
  /** What lists can be filtered by, and which words mean the same. */
  readonly listOptions?: IndexOptions | undefined;
  readonly catalogueTtlMs: number;
  readonly productTtlMs: number;
  readonly now: () => number;
  readonly log: Log;
}

/**
 * Products that the catalogue does not list, because they are new or hidden, are asked for so often in so many
 * milliseconds. Beyond that the catalogue's word counts, so that made-up addresses do not become the shop's work.
 */
const UNLISTED = { amount: 20, windowMs: 10_000 };

/** Every pair of letters: there are no more codes of countries. */
const ALL_CODES = 26 * 26;

const hour = 60 * 60 * 1000;
const notFound = failed({ kind: "notFound" } as const);
/** Nobody can say now, and somebody will be able to in a moment. */
const busy = failed({ kind: "timeout" } as const);
const isSlug = (text: string): boolean => text.length > 0 && text.length <= 200 && !/[\s/\\?#<>"]/.test(text);

/** Makes the catalogue that page loaders ask. Nothing is read before somebody asks. */
export function createCatalogueService({
  shop,
  snapshot,
  productsPerPage,
  listOptions,
  catalogueTtlMs,
  productTtlMs,
  now,
  log,
}: CatalogueServiceOptions): CatalogueService {
  const problems = createProductProblems(log);
  const reader = createCatalogueReader({ shop, problems, now, log });
  const cache = createCatalogueCache({ reader, options: listOptions, snapshot, ttlMs: catalogueTtlMs, now, log });
  const product = createCachedRead({
    name: "product",
    read: (slug) => fetchProduct(shop, slug),
    ttlMs: productTtlMs,
    max: 500,
    log,
    now,
  });
  const reviews = createCachedRead({
    name: "list of reviews",
    read: (slug) => fetchReviews(shop, slug),
    ttlMs: productTtlMs,
    max: 200,
    log,
    now,
  });
  /** Slugs by id of the products whose pages were asked for, so that a review finds its page. */
  const slugs = new LRUCache<number, string>({ max: 500 });
  const countries = createCachedRead({
    name: "list of countries",
    read: () => fetchAllowedCountries(shop),
    ttlMs: hour,
    max: 1,
    log,
    now,
  });
  const states = createCachedRead({
    name: "list of states",
    read: (country) => fetchCountryStates(shop, country),
    ttlMs: hour,
    max: ALL_CODES,
    log,
    now,
  });
  const unlisted = createBudget({ ...UNLISTED, now });

  type Pick<Value> = (index: PreparedCatalogue) => Result<Value, ShopFailure>;
  const fromIndex = async <Value>(pick: Pick<Value>): Promise<Result<Value, ShopFailure>> => {
    const current = await cache.current();
    return current.ok ? pick(current.value) : current;
  };
  const fromRepairs = async <Value>(pick: Pick<Value>): Promise<Result<Value, ShopFailure>> => {
    const current = await cache.withRepairs();
    return current.ok ? pick(current.value) : current;
  };

  const isListed = createSlugCheck();
  const readProduct = async (slug: string): Promise<Result<ProductDetail, ShopFailure>> => {
    const index = cache.peek();
    if (!isSlug(slug)) return notFound;
    // What lists do not show yet may be there all the same.
    const isWhole = index !== null && index.progress === null;
    if (index && !isListed(index, slug) && !product.knows(slug) && !unlisted.take()) return isWhole ? notFound : busy;
    const found = await product.get(slug);
    if (found.ok) slugs.set(found.value.id, slug);
    // The shop answers an error about a product that is not for everybody, as one with a password.
    else if (found.error.kind === "shopError" && isWhole && !isListed(index, slug)) return notFound;
    return found;
  };

  const readCards = createCardReader({ shop, current: () => cache.current(), mayAsk: () => unlisted.take() });

  return {
    listProducts: ({ category, query = everything, page }) =>
      fromIndex((index) => {
        const list = listProducts(index, query, { category, page, pageSize: productsPerPage });
        return list ? ok({ ...list, reading: progressOf(index) }) : notFound;
      }),
    filterAttributes: () => fromIndex(({ attributeOptions }) => ok(attributeOptions.map(({ name }) => name))),
    suggest: (words) => fromIndex((index) => ok(suggest(index, words.slice(0, queryLimits.searchLength)))),
    popular: (count) => fromIndex((index) => ok(popular(shownIn(index), count))),
    featured: (count) => fromIndex((index) => ok(featured(shownIn(index), count))),
    onSale: (count) => fromIndex((index) => ok(onSale(shownIn(index), count))),
    brands: (count) => fromIndex((index) => ok(brands(shownIn(index), count))),
    cards: (ids) => readCards(ids),
    repairs: () => fromRepairs(({ listed: entries, categories }) => ok(repairMenus(entries, categories))),
    repairsOf: (device) => fromIndex(({ listed: entries }) => ok(repairOffersFor(entries, device))),
    repairProducts: () =>
      fromIndex(({ entries, progress }) =>
        progress ? busy : ok(new Set(entries.flatMap(({ summary, repair }) => (repair ? [summary.id] : [])))),
      ),
    repairDevices: () =>
      fromRepairs(({ listed: entries, attributes }) => ok(repairDevices(entries, attributes["pa_brand"]?.options))),
    faults: (device, parts) => fromRepairs(({ listed: entries }) => ok(faultsOf(entries, device, parts))),
    categories: () => fromIndex((index) => ok(index.categories)),
    category: (slug) =>
      fromIndex((index) => {
        const found = index.categories.find((category) => category.slug === slug);
        return found ? ok(found) : notFound;
      }),
    product: readProduct,
    reviews: async (slug, asked) => {
      const index = cache.peek();
      if (!index || !isListed(index, slug)) {
        const known = await readProduct(slug);
        if (!known.ok) return known;
      }
      const found = await reviews.get(slug);
      return found.ok ? ok(listReviews(found.value, asked)) : found;
    },
    hasReview: (productId) => {
      const slug = slugs.get(productId);
      if (slug === undefined) return;
      product.forget(slug);
      reviews.forget(slug);
    },
    slugs: () =>
      fromIndex(({ listed, categories, progress }) =>
        progress
          ? busy
          : ok({
              products: listed.map(({ summary }) => summary.slug),
              categories: categories.filter(({ count }) => count > 0).map(({ slug }) => slug),
            }),
      ),
    countries: () => countries.get("all"),
    states: async (country) => (/^[A-Z]{2}$/.test(country) ? states.get(country) : ok([])),
    refresh: async () => {
      const read = await cache.refresh();
      return read.ok ? ok({ products: read.value.listed.length }) : read;
    },
    hasChanged: () => {
      cache.hasChanged();
      product.outdate();
      reviews.outdate();
    },
    hasNoPicture: (path) => {
      const hit = cache.peek()?.entries.find(({ summary }) => summary.image?.url === path);
      if (!hit) return;
      const reason = "the shop does not have its picture any more";
      problems.add({ id: hit.summary.id, problem: "withoutPicture", isShown: true, reason });
    },
    problems: () => problems.all(),
    status: () => {
      const index = cache.peek();
      return { products: index?.listed.length ?? 0, ageSeconds: index && Math.round((now() - index.readAt) / 1000) };
    },
    reading: cache.progress,
    close: cache.close,
  };
}

const progressOf = ({ progress }: PreparedCatalogue): ReadingProgress | null =>
  progress && { read: progress.read, total: progress.total };

/** Answers whether a catalogue lists a product; the slugs of the newest catalogue are put together once. */
function createSlugCheck(): (index: PreparedCatalogue, slug: string) => boolean {
  let cache: { readonly of: PreparedCatalogue["entries"]; readonly slugs: ReadonlySet<string> } | null = null;
  return ({ entries }, slug) => {
    if (cache?.of !== entries) cache = { of: entries, slugs: new Set(entries.map(({ summary }) => summary.slug)) };
    return cache.slugs.has(slug);
  };
}
