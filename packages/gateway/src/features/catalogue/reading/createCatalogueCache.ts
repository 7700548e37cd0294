import type { IndexOptions } from "@rewire/catalogue-index";
import { failed, ok, type ReadingProgress, type Result, type ShopFailure } from "@rewire/domain";
import type { Log } from "../../../log/createLog.ts";
import { toShopFailure } from "../../../shop/toShopFailure.ts";
import type { CataloguePart, CatalogueReader } from "./createCatalogueReader.ts";
import { createPartPublisher } from "./createPartPublisher.ts";
import { createSaver } from "./createSaver.ts";
import type { Snapshot } from "./createSnapshot.ts";
import { pause } from "./pause.ts";
import { prepareCatalogue, type PreparedCatalogue } from "./prepareCatalogue.ts";

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

type Current = Result<PreparedCatalogue, ShopFailure>;

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
   * The shop says that something has changed: reads it afresh soon, so that many changes at once are one reading, and
   * once more what has changed while it was being read.
   */
  readonly hasChanged: () => void;
  /** What is known, without asking for more. */
  peek(): PreparedCatalogue | null;
  /** How far the first reading is, or reading from disk after a restart; null where all is known. */
  readonly progress: () => ReadingProgress | null;
  /** Keeps on disk what was not kept there yet. */
  readonly close: () => Promise<void>;
}

/** So many products are read within seconds: they are waited for, this long, and shown whole. */
const SMALL_CATALOGUE = 300;
const SMALL_WAIT_MS = 10_000;
/** So many products are read from disk within a second. */
const SMALL_SNAPSHOT = 5_000;
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
  let index: PreparedCatalogue | null = null;
  let loading: Promise<void> | null = null;
  let reading: Promise<Current> | null = null;
  let trouble: { readonly failure: ShopFailure; readonly at: number } | null = null;
  let announced: Promise<unknown> | null = null;
  /** Settled when a further part is shown. */
  let part = Promise.withResolvers<void>();
  const saver = createSaver({ snapshot, position: reader.position, now });

  const isComplete = () => index !== null && index.progress === null;
  let isLoaded = false;
  const loadOnce = async (): Promise<void> => {
    const publisher = createPublisher();
    try {
      const saved = await snapshot.load((next) => {
        if ((next.progress.total ?? 0) > SMALL_SNAPSHOT) publisher.offer(next);
      });
      publisher.end();
      if (!saved) return;
      const prepared = await prepareCatalogue(saved.catalogue, options);
      reader.restore(saved.position);
      index = prepared;
    } catch (error) {
      log.warn("The catalogue on disk cannot be used", { error });
    } finally {
      publisher.end();
      isLoaded = true;
    }
  };
  const load = () => (loading ??= loadOnce());

  const readWhole = async () => {
    const { publish, end } = startPublishing();
    try {
      return await reader.whole(publish);
    } finally {
      end();
    }
  };
  const createPublisher = () => {
    const prepare = ({ catalogue, progress, hasRepairs, readAt = now() }: CataloguePart) => {
      const read = catalogue();
      const readProgress = { ...progress, read: read.entries.length, hasRepairs };
      return prepareCatalogue({ ...read, readAt }, options, readProgress);
    };
    const publish = (next: PreparedCatalogue) => {
      if (!index) log.info("The first products can be shown; the rest is being read", { ...next.progress });
      index = next;
      part.resolve();
      part = Promise.withResolvers();
    };
    return createPartPublisher({ prepare, publish, now, log });
  };
  const startPublishing = () => {
    const publisher = createPublisher();
    const started = now();
    // Half a catalogue is better than none, and worse than more of it, or one that is whole in a moment.
    const isWanted = ({ progress: { read, total } }: CataloguePart) =>
      index
        ? index.progress !== null && read >= index.progress.read
        : (total ?? 0) > SMALL_CATALOGUE || now() - started >= SMALL_WAIT_MS;
    return { publish: (next: CataloguePart) => isWanted(next) && publisher.offer(next), end: () => publisher.end() };
  };

  const readOnce = async (isWhole: boolean): Promise<Current> => {
    await load();
    const started = now();
    const before = index;
    try {
      const fresh = before && isComplete() && !isWhole ? await reader.changes(before) : await readWhole();
      const readMs = now() - started;
      trouble = null;
      if (!fresh && index) {
        index = { ...index, readAt: now() };
        saver.note(index);
        log.debug("The catalogue has not changed", { readMs });
        return ok(index);
      }
      const { entries, categories, attributes } = fresh ?? (await readWhole());
      const wasComplete = isComplete();
      const prepared = await prepareCatalogue({ entries, categories, attributes, readAt: now() }, options);
      index = prepared;
      const figures = {
        products: entries.length,
        categories: categories.length,
        readMs,
        preparedMs: now() - started - readMs,
      };
      log[wasComplete ? "debug" : "info"]("The catalogue was read", figures);
      await saver.save(prepared);
      return ok(prepared);
    } catch (error) {
      const failure = toShopFailure(error);
      trouble = { failure, at: now() };
      log.warn(troubleWords(index), { error });
      return failed(failure);
    }
  };

  const begin = (isWhole: boolean) =>
    (reading ??= readOnce(isWhole).finally(() => {
      reading = null;
    }));
  const update = () => {
    begin(false).catch((error: unknown) => log.error("Reading the catalogue went wrong", { error }));
  };
  const isResting = () => trouble !== null && now() - trouble.at < restMs;

  const current = async (): Promise<Current> => {
    if (!index) await Promise.race([load(), part.promise]);
    if (index) {
      if (isLoaded && (index.progress || now() - index.readAt > ttlMs) && !isResting()) update();
      return ok(index);
    }
    if (trouble && isResting()) return failed(trouble.failure);
    const nextPart = part.promise;
    const whole = begin(false);
    await Promise.race([whole, nextPart]);
    return index ? ok(index) : whole;
  };

  return {
    current,
    async withRepairs() {
      for (;;) {
        const result = await current();
        if (!result.ok || result.value.progress === null || result.value.progress.hasRepairs) return result;
        if (!reading) return failed(trouble?.failure ?? { kind: "timeout" });
        await Promise.race([part.promise, reading]);
      }
    },
    refresh: () => begin(true),
    hasChanged() {
      announced ??= pause(gatherMs)
        .then(() => reading)
        .then(() => {
          announced = null;
          return begin(false);
        })
        .catch((error: unknown) => log.error("Reading the catalogue went wrong", { error }));
    },
    peek: () => index,
    progress: () => (index ? index.progress : { read: 0, total: null }),
    close: saver.close,
  };
}

function troubleWords(index: PreparedCatalogue | null): string {
  if (!index) return "The catalogue could not be read";
  if (index.progress) return "The catalogue could not be read to its end; what was read so far is shown";
  return "The catalogue could not be refreshed; the last one is shown";
}
