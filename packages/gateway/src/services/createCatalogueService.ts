import { fetchAllowedCountries, fetchCatalogue, fetchCategories, fetchCountryStates, fetchProduct, type ShopClient } from "@rewire/data/server";
import { failed, matchesSearch, ok, pageOf, repairMenus, searchWords, type Result, type ShopFailure } from "@rewire/domain";
import type { CatalogueIndex } from "../catalogue/CatalogueIndex.ts";
import { createCatalogueCache } from "../catalogue/createCatalogueCache.ts";
import type { Snapshot } from "../catalogue/createSnapshot.ts";
import { featured, inCategory, onSale, popular } from "../catalogue/listings.ts";
import type { Log } from "../log/createLog.ts";
import { createCachedRead } from "./createCachedRead.ts";
import type { CatalogueService } from "./GatewayServices.ts";

interface CatalogueServiceOptions {
  /** Its answers name pictures by same-origin addresses. */
  readonly shop: ShopClient;
  readonly snapshot: Snapshot;
  readonly productsPerPage: number;
  readonly catalogueTtlMs: number;
  readonly productTtlMs: number;
  readonly now: () => number;
  readonly log: Log;
}

const hour = 60 * 60 * 1000;
const notFound = failed({ kind: "notFound" } as const);
const isSlug = (text: string): boolean => text.length > 0 && text.length <= 200 && !/[\s/\\?#<>"]/.test(text);

/** Makes the catalogue that page loaders ask. Nothing is read before somebody asks. */
export function createCatalogueService({ shop, snapshot, productsPerPage, catalogueTtlMs, productTtlMs, now, log }: CatalogueServiceOptions): CatalogueService {
  const cache = createCatalogueCache({
    read: async () => ({ entries: await fetchCatalogue(shop), categories: await fetchCategories(shop) }),
    snapshot, ttlMs: catalogueTtlMs, now, log,
  });
  const product = createCachedRead({ name: "product", read: (slug) => fetchProduct(shop, slug), ttlMs: productTtlMs, max: 500, log, now });
  const countries = createCachedRead({ name: "list of countries", read: () => fetchAllowedCountries(shop), ttlMs: hour, max: 1, log, now });
  const states = createCachedRead({ name: "list of states", read: (country) => fetchCountryStates(shop, country), ttlMs: hour, max: 300, log, now });

  const fromIndex = async <Value>(pick: (index: CatalogueIndex) => Result<Value, ShopFailure>): Promise<Result<Value, ShopFailure>> => {
    const current = await cache.current();
    return current.ok ? pick(current.value) : current;
  };

  return {
    listProducts: ({ category, search = "", page }) => fromIndex((index) => {
      const words = searchWords(search);
      const entries = (category === undefined ? index.entries : inCategory(index, category))?.filter(({ searchText }) => matchesSearch(searchText, words));
      const found = entries && Number.isSafeInteger(page) && pageOf(entries, page, productsPerPage);
      return found ? ok({ ...found, items: found.items.map(({ summary }) => summary) }) : notFound;
    }),
    popular: (count) => fromIndex((index) => ok(popular(index, count))),
    featured: (count) => fromIndex((index) => ok(featured(index, count))),
    onSale: (count) => fromIndex((index) => ok(onSale(index, count))),
    repairs: () => fromIndex(({ entries, categories }) => ok(repairMenus(entries, categories))),
    categories: () => fromIndex((index) => ok(index.categories)),
    category: (slug) => fromIndex((index) => {
      const found = index.categories.find((category) => category.slug === slug);
      return found ? ok(found) : notFound;
    }),
    product: async (slug) => (isSlug(slug) ? product(slug) : notFound),
    countries: () => countries("all"),
    states: async (country) => (/^[A-Z]{2}$/.test(country) ? states(country) : ok([])),
    refresh: async () => {
      const read = await cache.refresh();
      return read.ok ? ok({ products: read.value.entries.length }) : read;
    },
    status: () => {
      const index = cache.peek();
      return { products: index?.entries.length ?? 0, ageSeconds: index && Math.round((now() - index.readAt) / 1000) };
    },
  };
}
