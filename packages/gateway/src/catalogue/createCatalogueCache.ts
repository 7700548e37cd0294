import { failed, ok, type Catalogue, type IndexOptions, type Result, type ShopFailure } from "@rewire/domain";
import type { Log } from "../log/createLog.ts";
import { toShopFailure } from "../services/toShopFailure.ts";
import type { Snapshot } from "./createSnapshot.ts";
import { prepareCatalogue, type PreparedCatalogue } from "./prepareCatalogue.ts";

interface CatalogueCacheOptions {
  /** Reads everything from the shop; throws a ShopTrouble when it cannot. */
  readonly read: () => Promise<Catalogue>;
  /** Reads what has changed; null when nothing has. @default reads everything; throws as `read` does */
  readonly readChanges?: ((known: Catalogue) => Promise<Catalogue | null>) | undefined;
  readonly options?: IndexOptions | undefined;
  readonly snapshot: Snapshot;
  readonly ttlMs: number;
  /** Changes that the shop tells of within so long are read together. @default 2000 */
  readonly gatherMs?: number | undefined;
  readonly now: () => number;
  readonly log: Log;
}

/** The catalogue in memory. */
export interface CatalogueCache {
  /** At once when anything is known, however old; else as soon as the shop has answered. */
  current(): Promise<Result<PreparedCatalogue, ShopFailure>>;
  /** Reads all of it afresh; several calls at once share one reading. A failure keeps what is known. */
  refresh(): Promise<Result<PreparedCatalogue, ShopFailure>>;
  /**
   * The shop says that something has changed: reads it afresh soon, so that many changes at once are one reading, and
   * once more what has changed while it was being read.
   */
  readonly hasChanged: () => void;
  /** What is known, without asking for more. */
  peek(): PreparedCatalogue | null;
}

/** After a failed reading the shop is left alone for so long. */
const restMs = 2_000;

/** Makes the cache: one reading at a time, in the background when something is known, kept on disk for the next start. */
export function createCatalogueCache({
  read, readChanges = read, options = {}, snapshot, ttlMs, gatherMs = 2_000, now, log,
}: CatalogueCacheOptions): CatalogueCache {
  let index: PreparedCatalogue | null = null;
  let loading: Promise<void> | null = null;
  let reading: Promise<Result<PreparedCatalogue, ShopFailure>> | null = null;
  let trouble: { readonly failure: ShopFailure; readonly at: number } | null = null;

  let announced: Promise<unknown> | null = null;

  const loadOnce = async (): Promise<void> => {
    const kept = await snapshot.load();
    if (!kept) return;
    try {
      const prepared = await prepareCatalogue(kept, options);
      index ??= prepared;
    } catch (error) {
      log.warn("The catalogue on disk cannot be used", { error });
    }
  };
  const load = () => (loading ??= loadOnce());

  const readOnce = async (isWhole: boolean): Promise<Result<PreparedCatalogue, ShopFailure>> => {
    const started = now();
    try {
      const fresh = index && !isWhole ? await readChanges(index) : await read();
      const readMs = now() - started;
      if (!fresh && index) {
        index = { ...index, readAt: now() };
        trouble = null;
        log.debug("The catalogue has not changed", { readMs });
        return ok(index);
      }
      const { entries, categories, attributes } = fresh ?? (await read());
      index = await prepareCatalogue({ entries, categories, attributes, readAt: now() }, options);
      trouble = null;
      log.debug("The catalogue was read", { products: entries.length, categories: categories.length, readMs, preparedMs: now() - started - readMs });
      await snapshot.save(index);
      return ok(index);
    } catch (error) {
      const failure = toShopFailure(error);
      trouble = { failure, at: now() };
      log.warn(index ? "The catalogue could not be refreshed; the last one is shown" : "The catalogue could not be read", { error });
      return failed(failure);
    }
  };
  const begin = (isWhole: boolean) => (reading ??= readOnce(isWhole).finally(() => { reading = null; }));
  const update = () => begin(false);
  const gather = () => new Promise<void>((resolve) => {
    const timer: unknown = setTimeout(resolve, gatherMs);
    // A server that ends does not wait for it.
    if (typeof timer === "object" && timer !== null && "unref" in timer && typeof timer.unref === "function") timer.unref();
  });
  const isResting = () => trouble !== null && now() - trouble.at < restMs;

  return {
    async current() {
      if (!index) await load();
      if (index) {
        if (now() - index.readAt > ttlMs && !isResting()) update().catch((error: unknown) => log.error("Reading the catalogue went wrong", { error }));
        return ok(index);
      }
      if (trouble && isResting()) return failed(trouble.failure);
      return update();
    },
    refresh: () => begin(true),
    hasChanged() {
      announced ??= gather().then(() => reading).then(() => {
        announced = null;
        return update();
      }).catch((error: unknown) => log.error("Reading the catalogue went wrong", { error }));
    },
    peek: () => index,
  };
}
