import { listProducts, suggest } from "@rewire/catalogue-index";
import {
  emptyQuery,
  failed,
  listBookableFaults,
  ok,
  queryLimits,
  listRepairDevices,
  createRepairMenus,
  listRepairOffers,
  type CatalogueReadProgress,
  type Result,
  type ReadFailure,
} from "@rewire/domain";
import type { CatalogueService } from "./CatalogueService.ts";
import { summarizeUnlabelledGoods } from "./summarizeUnlabelledGoods.ts";
import {
  listBrands,
  listFeaturedProducts,
  listDiscountedProducts,
  listPopularProducts,
  toVisibleCatalogue,
} from "./listings.ts";
import type { CatalogueCache } from "./reading/createCatalogueCache.ts";
import type { PreparedCatalogue } from "./reading/prepareCatalogue.ts";

/** Failure for a record that does not exist. */
export const notFoundFailure = failed({ kind: "notFound" } as const);

/** Failure for data that are temporarily unavailable. */
export const busyFailure = failed({ kind: "timeout" } as const);

type IndexQuery<Value> = (index: PreparedCatalogue) => Result<Value, ReadFailure>;

/** Runs a query on the catalogue returned by `read`; returns its failure if there is none. */
async function queryIndex<Value>(
  read: () => ReturnType<CatalogueCache["current"]>,
  runQuery: IndexQuery<Value>,
): Promise<Result<Value, ReadFailure>> {
  const current = await read();
  return current.ok ? runQuery(current.value) : current;
}

type ListQueries = Pick<
  CatalogueService,
  | "listProducts"
  | "filterAttributes"
  | "suggest"
  | "popular"
  | "featured"
  | "onSale"
  | "brands"
  | "categories"
  | "category"
  | "slugs"
  | "unlabelled"
>;

/** Creates the queries for lists of products and categories. */
export function createListQueries(cache: CatalogueCache, productsPerPage: number): ListQueries {
  const queryCurrentIndex = <Value>(runQuery: IndexQuery<Value>) => queryIndex(() => cache.current(), runQuery);
  return {
    listProducts: ({ category, query = emptyQuery, page }) =>
      queryCurrentIndex((index) => {
        const list = listProducts(index, query, { category, page, pageSize: productsPerPage });
        return list ? ok({ ...list, readProgress: getProgress(index) }) : notFoundFailure;
      }),
    filterAttributes: () => queryCurrentIndex(({ attributeOptions }) => ok(attributeOptions.map(({ name }) => name))),
    suggest: (text) => queryCurrentIndex((index) => ok(suggest(index, text.slice(0, queryLimits.searchLength)))),
    popular: (count) => queryCurrentIndex((index) => ok(listPopularProducts(toVisibleCatalogue(index), count))),
    featured: (count) => queryCurrentIndex((index) => ok(listFeaturedProducts(toVisibleCatalogue(index), count))),
    onSale: (count) => queryCurrentIndex((index) => ok(listDiscountedProducts(toVisibleCatalogue(index), count))),
    brands: (count) => queryCurrentIndex((index) => ok(listBrands(toVisibleCatalogue(index), count))),
    categories: () => queryCurrentIndex((index) => ok(index.categories)),
    unlabelled: (categories) => queryCurrentIndex(({ entries }) => ok(summarizeUnlabelledGoods(entries, categories))),
    category: (slug) =>
      queryCurrentIndex((index) => {
        const match = index.categories.find((category) => category.slug === slug);
        return match ? ok(match) : notFoundFailure;
      }),
    slugs: () =>
      queryCurrentIndex(({ listed: listedEntries, categories, progress }) =>
        progress
          ? busyFailure
          : ok({
              products: listedEntries.flatMap(({ summary, repair }) => (repair ? [] : [summary.slug])),
              categories: categories.filter(({ count }) => count > 0).map(({ slug }) => slug),
            }),
      ),
  };
}

type RepairQueries = Pick<
  CatalogueService,
  "repairs" | "repairsOf" | "repairProducts" | "knownRepairs" | "repairDevices" | "faults"
>;

/** Returns a function that computes its result once for each state of the catalogue. */
function computeOnce<Value extends object>(
  compute: (index: PreparedCatalogue) => Value,
): (index: PreparedCatalogue) => Value {
  const values = new WeakMap<PreparedCatalogue, Value>();
  return (index) => {
    const value = values.get(index) ?? compute(index);
    values.set(index, value);
    return value;
  };
}

/** Creates the queries for the repair desk. */
export function createRepairQueries(cache: CatalogueCache): RepairQueries {
  const listRepairIds = computeOnce(
    ({ entries }): ReadonlySet<number> => new Set(entries.flatMap(({ summary, repair }) => (repair ? summary.id : []))),
  );
  const listOffers = computeOnce(({ listed }) => listRepairOffers(listed));
  const listListedRepairs = computeOnce(({ listed }) => listed.filter(({ repair }) => repair));
  const listDevices = computeOnce(({ listed, attributes }) =>
    listRepairDevices(listed, attributes["pa_brand"]?.options),
  );
  const queryCurrentIndex = <Value>(runQuery: IndexQuery<Value>) => queryIndex(() => cache.current(), runQuery);
  const queryRepairIndex = <Value>(runQuery: IndexQuery<Value>) => queryIndex(() => cache.withRepairs(), runQuery);
  return {
    repairs: () => queryRepairIndex(({ listed: entries, categories }) => ok(createRepairMenus(entries, categories))),
    repairsOf: (device) => queryCurrentIndex((index) => ok(listOffers(index).get(device) ?? [])),
    repairProducts: () => queryCurrentIndex((index) => (index.progress ? busyFailure : ok(listRepairIds(index)))),
    knownRepairs: () => {
      const index = cache.peek();
      return index && !index.progress ? listRepairIds(index) : null;
    },
    repairDevices: () => queryRepairIndex((index) => ok(listDevices(index))),
    faults: (device, parts) =>
      queryRepairIndex((index) => ok(listBookableFaults(listListedRepairs(index), device, parts))),
  };
}

const getProgress = ({ progress }: PreparedCatalogue): CatalogueReadProgress | null =>
  progress && { read: progress.read, total: progress.total };
