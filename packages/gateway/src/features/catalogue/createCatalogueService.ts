import type { ShopClient } from "@rewire/data/server";
import type { IndexOptions } from "@rewire/catalogue-index";
import { ok } from "@rewire/domain";
import type { Log } from "../../log/createLog.ts";
import type { CatalogueService } from "./CatalogueService.ts";
import { createBudget } from "./createBudget.ts";
import { createCardReader } from "./createCardReader.ts";
import { createProductPages } from "./createProductPages.ts";
import { createShopReads } from "./createShopReads.ts";
import { createListQueries, createRepairQueries } from "./queryIndex.ts";
import { createCatalogueCache } from "./reading/createCatalogueCache.ts";
import { createCatalogueReader } from "./reading/createCatalogueReader.ts";
import { createProductProblems } from "./reading/createProductProblems.ts";
import type { Snapshot } from "./reading/createSnapshot.ts";

interface CatalogueServiceOptions {
  /** Client whose responses have same-origin addresses of pictures. */
  readonly shop: ShopClient;
  readonly snapshot: Snapshot;
  readonly productsPerPage: number;
  /** Filterable attributes and synonyms. */
  readonly listOptions?: IndexOptions | undefined;
  readonly catalogueTtlMs: number;
  readonly productTtlMs: number;
  readonly now: () => number;
  readonly log: Log;
}

/**
 * Rate limit for requests to the shop about products that the catalogue does not list, because they are new or hidden.
 * Beyond it the catalogue is authoritative, so that invented addresses cause no load on the shop.
 */
const UNLISTED_READ_BUDGET = { amount: 20, windowMs: 10_000 };

/** Creates the catalogue service for page loaders; the first request starts the read. */
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
  const reads = createShopReads({ shop, productTtlMs, now, log });
  const unlisted = createBudget({ ...UNLISTED_READ_BUDGET, now });
  const takeBudget = () => unlisted.take();

  const readCards = createCardReader({ shop, current: () => cache.current(), takeBudget });

  return {
    ...createListQueries(cache, productsPerPage),
    ...createRepairQueries(cache),
    ...createProductPages({ cache, reads, takeBudget }),
    cards: (ids) => readCards(ids),
    countries: () => reads.countries.get("all"),
    states: async (country) => (/^[A-Z]{2}$/.test(country) ? reads.states.get(country) : ok([])),
    refresh: async () => {
      const read = await cache.refresh();
      return read.ok ? ok({ products: read.value.listed.length }) : read;
    },
    scheduleRefresh: () => {
      cache.scheduleRefresh();
      reads.product.outdate();
      reads.reviews.outdate();
    },
    recordMissingPicture: (path) => {
      const match = cache.peek()?.entries.find(({ summary }) => summary.image?.url === path);
      if (!match) return;
      const reason = "the shop does not have its picture any more";
      problems.add({ id: match.summary.id, problem: "withoutPicture", isShown: true, reason });
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
