import type { IndexOptions } from "@rewire/catalogue-index";
import { failed, ok, type CatalogueReadProgress, type Result, type ReadFailure } from "@rewire/domain";
import type { Log } from "../../../log/createLog.ts";
import { noPriceHistory, type PriceHistory } from "../../priceHistory/PriceHistory.ts";
import type { CacheState, OnRead } from "./CacheState.ts";
import type { CatalogueReader } from "./createCatalogueReader.ts";
import { createProductReads } from "./createProductReads.ts";
import { createPublisher } from "./createPublisher.ts";
import { createSnapshotSaver } from "./createSnapshotSaver.ts";
import type { SnapshotStore } from "./createSnapshotStore.ts";
import { pause } from "./pause.ts";
import { loadSnapshot } from "./loadSnapshot.ts";
import type { PreparedCatalogue } from "./prepareCatalogue.ts";
import { updateCatalogue } from "./updateCatalogue.ts";

interface CatalogueCacheOptions {
  readonly reader: CatalogueReader;
  readonly options?: IndexOptions | undefined;
  readonly snapshot: SnapshotStore;
  readonly ttlMs: number;
  /** Time in milliseconds during which changes are collected for one read. @default 2000 */
  readonly batchDelayMs?: number | undefined;
  readonly onRead?: OnRead | undefined;
  /** History from which reductions are counted. @default none: reductions are as the shop shows them */
  readonly prices?: PriceHistory | undefined;
  readonly now: () => number;
  readonly log: Log;
}

type CurrentCatalogue = Result<PreparedCatalogue, ReadFailure>;

/** Cache that holds the shop's catalogue in memory. */
export interface CatalogueCache {
  /**
   * Returns the catalogue: at once when any data are available, however old; else after the first response of the shop.
   * A large catalogue is returned in part (`progress`) during the first read, and during the read from disk after a
   * restart.
   */
  current(): Promise<CurrentCatalogue>;
  /** Returns the catalogue as {@link current}, but only once all repairs are available. */
  withRepairs(): Promise<CurrentCatalogue>;
  /** Reads the whole catalogue again; concurrent calls share one read. A failure keeps the existing data. */
  refresh(): Promise<CurrentCatalogue>;
  /**
   * Schedules a read of the changes, so that many changes at once cause one read; changes during that read cause
   * another.
   * @returns Resolves after the read, whether it has succeeded or not.
   */
  readonly scheduleRefresh: () => Promise<void>;
  /** Reads single products at once, by their ids; failed reads are repeated. */
  readonly readProducts: (ids: Iterable<number>) => void;
  /** Returns the existing data without starting a read. */
  peek(): PreparedCatalogue | null;
  /** Returns the progress of the first read, or of the read from disk after a restart; null when complete. */
  readonly progress: () => CatalogueReadProgress | null;
  /** Writes unsaved data to disk. */
  readonly close: () => Promise<void>;
}

/** Time without requests to the shop after a failed read. */
const RETRY_PAUSE_MS = 2_000;

/**
 * Creates the catalogue cache. It runs one read at a time, in the background if data are already cached, and saves the
 * catalogue to disk for the next start.
 */
export function createCatalogueCache({
  reader,
  options = {},
  snapshot,
  ttlMs,
  batchDelayMs = 2_000,
  onRead = async () => {},
  prices = noPriceHistory,
  now,
  log,
}: CatalogueCacheOptions): CatalogueCache {
  const state = createEmptyState();
  const snapshotSaver = createSnapshotSaver({ snapshot, position: reader.position, now });
  const publish = createPublisher({ state, options, onRead, prices });
  const dependencies = { reader, options, snapshot, snapshotSaver, publish, onRead, prices, now, log };
  let loadPromise: Promise<void> | null = null;

  const load = () => (loadPromise ??= loadSnapshot(state, dependencies));
  const sharedReads = createSharedReads((isFullRead) =>
    load().then(() => updateCatalogue(state, dependencies, isFullRead)),
  );
  const startRead = sharedReads.start;
  const refresh = () => startRead(false);
  const update = () => {
    refresh().catch((error: unknown) => log.error("Reading the catalogue went wrong", { error }));
  };
  const scheduleRefresh = createDelayedRefresh({ batchDelayMs, log, getPendingRead: sharedReads.current, refresh });
  const getPendingRead = () => loadPromise && (sharedReads.current() ?? loadPromise);
  const productReads = createProductReads({ ...dependencies, state, getPendingRead });
  const isCoolingDown = () => state.failure !== null && now() - state.failure.at < RETRY_PAUSE_MS;

  const current = async (): Promise<CurrentCatalogue> => {
    if (!state.index) await Promise.race([load(), state.nextPart.promise]);
    if (state.index) {
      if (state.isLoaded && (state.index.progress || now() - state.index.readAt > ttlMs) && !isCoolingDown()) update();
      return ok(state.index);
    }
    if (state.failure && isCoolingDown()) return failed(state.failure.reason);
    const nextPartPromise = state.nextPart.promise;
    const pendingRead = startRead(false);
    await Promise.race([pendingRead, nextPartPromise]);
    return state.index ? ok(state.index) : pendingRead;
  };

  return {
    current,
    withRepairs: () => waitForRepairs(state, current, sharedReads.current),
    refresh: () => startRead(true),
    scheduleRefresh,
    readProducts: (ids) => productReads.read(ids),
    peek: () => state.index,
    progress: () => (state.index ? state.index.progress : { read: 0, total: null }),
    close: () => {
      productReads.close();
      return snapshotSaver.close();
    },
  };
}

/** Creates the reads of the catalogue, of which there is one at a time: concurrent calls share it. */
function createSharedReads(read: (isFullRead: boolean) => Promise<CurrentCatalogue>) {
  let pendingRead: Promise<CurrentCatalogue> | null = null;
  return {
    current: () => pendingRead,
    start: (isFullRead: boolean): Promise<CurrentCatalogue> =>
      (pendingRead ??= read(isFullRead).finally(() => {
        pendingRead = null;
      })),
  };
}

const createEmptyState = (): CacheState => ({
  index: null,
  isLoaded: false,
  failure: null,
  nextPart: Promise.withResolvers(),
  newer: [],
});

/** Returns the catalogue once all repairs are available. */
async function waitForRepairs(
  state: CacheState,
  current: () => Promise<CurrentCatalogue>,
  reading: () => Promise<unknown> | null,
): Promise<CurrentCatalogue> {
  for (;;) {
    const result = await current();
    if (!result.ok || result.value.progress === null || result.value.progress.hasRepairs) return result;
    const pendingRead = reading();
    if (!pendingRead) return failed(state.failure?.reason ?? { kind: "timeout" });
    await Promise.race([state.nextPart.promise, pendingRead]);
  }
}

interface DelayedRefreshDependencies {
  readonly batchDelayMs: number;
  readonly log: Log;
  /** Returns the current read; null for none. */
  readonly getPendingRead: () => Promise<unknown> | null;
  readonly refresh: () => Promise<unknown>;
}

/** Creates the function that refreshes after a delay; further calls until then share the refresh. */
function createDelayedRefresh({
  batchDelayMs,
  log,
  getPendingRead,
  refresh,
}: DelayedRefreshDependencies): () => Promise<void> {
  let scheduledRefresh: Promise<void> | null = null;
  const run = async (): Promise<void> => {
    await pause(batchDelayMs);
    await getPendingRead();
    scheduledRefresh = null;
    await refresh();
  };
  return () =>
    (scheduledRefresh ??= run().catch((error: unknown) => log.error("Reading the catalogue went wrong", { error })));
}
