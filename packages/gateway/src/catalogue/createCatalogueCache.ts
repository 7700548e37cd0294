import { failed, ok, type CatalogueEntry, type Category, type Result, type ShopFailure } from "@rewire/domain";
import type { Log } from "../log/createLog.ts";
import { toShopFailure } from "../services/toShopFailure.ts";
import { toIndex, type CatalogueIndex } from "./CatalogueIndex.ts";
import type { Snapshot } from "./createSnapshot.ts";

interface CatalogueCacheOptions {
  /** Reads everything from the shop; throws a ShopTrouble when it cannot. */
  readonly read: () => Promise<{ readonly entries: readonly CatalogueEntry[]; readonly categories: readonly Category[] }>;
  readonly snapshot: Snapshot;
  readonly ttlMs: number;
  readonly now: () => number;
  readonly log: Log;
}

/** The catalogue in memory. */
export interface CatalogueCache {
  /** At once when anything is known, however old; else as soon as the shop has answered. */
  current(): Promise<Result<CatalogueIndex, ShopFailure>>;
  /** Reads it afresh; several calls at once share one reading. A failure keeps what is known. */
  refresh(): Promise<Result<CatalogueIndex, ShopFailure>>;
  /** What is known, without asking for more. */
  peek(): CatalogueIndex | null;
}

/** After a failed reading the shop is left alone for so long. */
const restMs = 2_000;

/** Makes the cache: one reading at a time, in the background when something is known, kept on disk for the next start. */
export function createCatalogueCache({ read, snapshot, ttlMs, now, log }: CatalogueCacheOptions): CatalogueCache {
  let index: CatalogueIndex | null = null;
  let loading: Promise<void> | null = null;
  let reading: Promise<Result<CatalogueIndex, ShopFailure>> | null = null;
  let trouble: { readonly failure: ShopFailure; readonly at: number } | null = null;

  const load = () => (loading ??= snapshot.load().then((kept) => void (index ??= kept)));

  const readOnce = async (): Promise<Result<CatalogueIndex, ShopFailure>> => {
    const started = now();
    try {
      const { entries, categories } = await read();
      index = toIndex(entries, categories, now());
      trouble = null;
      log.debug("The catalogue was read", { products: entries.length, categories: categories.length, ms: now() - started });
      await snapshot.save(index);
      return ok(index);
    } catch (error) {
      const failure = toShopFailure(error);
      trouble = { failure, at: now() };
      log.warn(index ? "The catalogue could not be refreshed; the last one is shown" : "The catalogue could not be read", { error });
      return failed(failure);
    }
  };
  const refresh = () => (reading ??= readOnce().finally(() => { reading = null; }));
  const isResting = () => trouble !== null && now() - trouble.at < restMs;

  return {
    async current() {
      if (!index) await load();
      if (index) {
        if (now() - index.readAt > ttlMs && !isResting()) refresh().catch((error: unknown) => log.error("Reading the catalogue went wrong", { error }));
        return ok(index);
      }
      if (trouble && isResting()) return failed(trouble.failure);
      return refresh();
    },
    refresh,
    peek: () => index,
  };
}
