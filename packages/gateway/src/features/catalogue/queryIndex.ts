import { listProducts, suggest } from "@rewire/catalogue-index";
import {
  emptyQuery,
  failed,
  faultsOf,
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
import { brands, featured, onSale, popular, visibleCatalogue } from "./listings.ts";
import type { CatalogueCache } from "./reading/createCatalogueCache.ts";
import type { PreparedCatalogue } from "./reading/prepareCatalogue.ts";

/** Failure for a missing record. */
export const notFound = failed({ kind: "notFound" } as const);

/** Failure for temporarily unavailable data. */
export const busy = failed({ kind: "timeout" } as const);

type Answer<Value> = (index: PreparedCatalogue) => Result<Value, ReadFailure>;

/** Runs a query on the catalogue returned by `read`; returns its failure if there is none. */
async function query<Value>(
  read: () => ReturnType<CatalogueCache["current"]>,
  response: Answer<Value>,
): Promise<Result<Value, ReadFailure>> {
  const current = await read();
  return current.ok ? response(current.value) : current;
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
>;

/** Creates the queries for lists of products and categories. */
export function createListQueries(cache: CatalogueCache, productsPerPage: number): ListQueries {
  const fromIndex = <Value>(response: Answer<Value>) => query(() => cache.current(), response);
  return {
    listProducts: ({ category, query = emptyQuery, page }) =>
      fromIndex((index) => {
        const list = listProducts(index, query, { category, page, pageSize: productsPerPage });
        return list ? ok({ ...list, reading: progressOf(index) }) : notFound;
      }),
    filterAttributes: () => fromIndex(({ attributeOptions }) => ok(attributeOptions.map(({ name }) => name))),
    suggest: (text) => fromIndex((index) => ok(suggest(index, text.slice(0, queryLimits.searchLength)))),
    popular: (count) => fromIndex((index) => ok(popular(visibleCatalogue(index), count))),
    featured: (count) => fromIndex((index) => ok(featured(visibleCatalogue(index), count))),
    onSale: (count) => fromIndex((index) => ok(onSale(visibleCatalogue(index), count))),
    brands: (count) => fromIndex((index) => ok(brands(visibleCatalogue(index), count))),
    categories: () => fromIndex((index) => ok(index.categories)),
    category: (slug) =>
      fromIndex((index) => {
        const match = index.categories.find((category) => category.slug === slug);
        return match ? ok(match) : notFound;
      }),
    slugs: () =>
      fromIndex(({ listed, categories, progress }) =>
        progress
          ? busy
          : ok({
              products: listed.map(({ summary }) => summary.slug),
              categories: categories.filter(({ count }) => count > 0).map(({ slug }) => slug),
            }),
      ),
  };
}

type RepairQueries = Pick<CatalogueService, "repairs" | "repairsOf" | "repairProducts" | "repairDevices" | "faults">;

/** Creates the queries for the repair desk. */
export function createRepairQueries(cache: CatalogueCache): RepairQueries {
  const fromIndex = <Value>(response: Answer<Value>) => query(() => cache.current(), response);
  const fromRepairs = <Value>(response: Answer<Value>) => query(() => cache.withRepairs(), response);
  return {
    repairs: () => fromRepairs(({ listed: entries, categories }) => ok(createRepairMenus(entries, categories))),
    repairsOf: (device) => fromIndex(({ listed: entries }) => ok(listRepairOffers(entries, device))),
    repairProducts: () =>
      fromIndex(({ entries, progress }) =>
        progress ? busy : ok(new Set(entries.flatMap(({ summary, repair }) => (repair ? [summary.id] : [])))),
      ),
    repairDevices: () =>
      fromRepairs(({ listed: entries, attributes }) => ok(listRepairDevices(entries, attributes["pa_brand"]?.options))),
    faults: (device, parts) => fromRepairs(({ listed: entries }) => ok(faultsOf(entries, device, parts))),
  };
}

const progressOf = ({ progress }: PreparedCatalogue): CatalogueReadProgress | null =>
  progress && { read: progress.read, total: progress.total };
