import type { IndexOptions } from "@rewire/catalogue-index";
import { failed, ok, type ReadingProgress, type Result, type ReadFailure } from "@rewire/domain";
import type { Log } from "../../../log/createLog.ts";
import type { CacheParts, CacheState } from "./CacheState.ts";
import type { CatalogueReader } from "./createCatalogueReader.ts";
import { createSaver } from "./createSaver.ts";
import type { Snapshot } from "./createSnapshot.ts";
import { pause } from "./pause.ts";
import { loadSnapshot } from "./loadSnapshot.ts";
import type { PreparedCatalogue } from "./prepareCatalogue.ts";
import { updateCatalogue } from "./updateCatalogue.ts";

interface CatalogueCacheOptions {
  readonly reader: CatalogueReader;
  readonly options?: IndexOptions | undefined;
  readonly snapshot: Snapshot;
  readonly ttlMs: number;
  /** Changes that the shop tells of within so long are read together. @default 2000 */
  readonly gatherMs?: number | undefined;
  readonly now: () => number;
  readonly log: Log;
}

type Current = Result<PreparedCatalogue, ReadFailure>;

/** The catalogue in memory. */
export interface CatalogueCache {
  /**
   * At once when anything is known, however old; else as soon as the shop has answered. What is read for the first
   * time, or from disk after a restart, is answered in part (`progress`) where there is much of it.
   */
  current(): Promise<Current>;
  /** As {@link current}, but not before every repair is known. */
  withRepairs(): Promise<Current>;
  /** Reads all of it afresh; several calls at once share one reading. A failure keeps what is known. */
  refresh(): Promise<Current>;
  /**
   * Reads what has changed at the shop soon, so that many changes at once are one reading, and once more what has
   * changed while it was being read.
   */
  readonly scheduleRefresh: () => void;
  /** What is known, without asking for more. */
  peek(): PreparedCatalogue | null;
  /** How far the first reading is, or reading from disk after a restart; null where all is known. */
  readonly progress: () => ReadingProgress | null;
  /** Keeps on disk what was not kept there yet. */
  readonly close: () => Promise<void>;
}

/** After a failed reading the shop is left alone for so long. */
const restMs = 2_000;

/** Makes the cache: one reading at a time, in the background when something is known, kept on disk for the next start. */
export function createCatalogueCache({
  reader,
  options = {},
  snapshot,
  ttlMs,
  gatherMs = 2_000,
  now,
  log,
}: CatalogueCacheOptions): CatalogueCache {
  const state: CacheState = { index: null, isLoaded: false, failure: null, nextPart: Promise.withResolvers() };
  const saver = createSaver({ snapshot, position: reader.position, now });
  const parts: CacheParts = { reader, options, snapshot, saver, now, log };
  let loading: Promise<void> | null = null;
  let reading: Promise<Current> | null = null;

  const load = () => (loading ??= loadSnapshot(state, parts));

  const begin = (isWhole: boolean) =>
    (reading ??= load()
      .then(() => updateCatalogue(state, parts, isWhole))
      .finally(() => {
        reading = null;
      }));
  const update = () => {
    begin(false).catch((error: unknown) => log.error("Reading the catalogue went wrong", { error }));
  };
  const scheduleRefresh = createDelayedRefresh({ gatherMs, log, reading: () => reading, refresh: () => begin(false) });
  const isResting = () => state.failure !== null && now() - state.failure.at < restMs;

  const current = async (): Promise<Current> => {
    if (!state.index) await Promise.race([load(), state.nextPart.promise]);
    if (state.index) {
      if (state.isLoaded && (state.index.progress || now() - state.index.readAt > ttlMs) && !isResting()) update();
      return ok(state.index);
    }
    if (state.failure && isResting()) return failed(state.failure.reason);
    const nextPart = state.nextPart.promise;
    const whole = begin(false);
    await Promise.race([whole, nextPart]);
    return state.index ? ok(state.index) : whole;
  };

  return {
    current,
    async withRepairs() {
      for (;;) {
        const result = await current();
        if (!result.ok || result.value.progress === null || result.value.progress.hasRepairs) return result;
        if (!reading) return failed(state.failure?.reason ?? { kind: "timeout" });
        await Promise.race([state.nextPart.promise, reading]);
      }
    },
    refresh: () => begin(true),
    scheduleRefresh,
    peek: () => state.index,
    progress: () => (state.index ? state.index.progress : { read: 0, total: null }),
    close: saver.close,
  };
}

interface DelayedRefreshParts {
  readonly gatherMs: number;
  readonly log: Log;
  /** The reading under way; null for none. */
  readonly reading: () => Promise<unknown> | null;
  readonly refresh: () => Promise<unknown>;
}

/** Makes the function that refreshes after a while; further calls until then are the same refresh. */
function createDelayedRefresh({ gatherMs, log, reading, refresh }: DelayedRefreshParts): () => void {
  let scheduled: Promise<unknown> | null = null;
  return () => {
    scheduled ??= pause(gatherMs)
      .then(reading)
      .then(() => {
        scheduled = null;
        return refresh();
      })
      .catch((error: unknown) => log.error("Reading the catalogue went wrong", { error }));
  };
}
