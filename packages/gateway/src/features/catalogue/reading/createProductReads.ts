import { toReadFailure } from "../../../shop/toReadFailure.ts";
import { isComplete, type CacheDependencies, type CacheState } from "./CacheState.ts";
import { mergeReadByIds } from "./readCatalogueChanges.ts";
import { pause } from "./pause.ts";

interface ProductReadsDependencies extends Pick<CacheDependencies, "reader" | "publish" | "snapshotSaver" | "log"> {
  readonly state: CacheState;
  /** Returns the current read of the catalogue; null for none. */
  readonly getPendingRead: () => Promise<unknown> | null;
}

/** Maximum number of products per request to the shop. */
const MAX_IDS = 100;
/** Maximum number of queued products; further ones are left to the read of all changes. */
const MAX_PENDING_PRODUCTS = 2_000;
const MIN_RETRY_DELAY_MS = 1_000;
const MAX_PAUSE_MS = 30_000;

/**
 * Creates the service that reads single products into the catalogue between full reads, so that a new price is shown at
 * once. Products requested while a read is running are batched into the next read. Failed reads are retried with
 * increasing delays.
 */
export function createProductReads(dependencies: ProductReadsDependencies) {
  const { state, getPendingRead, log } = dependencies;
  const pendingIds = new Set<number>();
  let currentRun: Promise<void> | null = null;
  const abortController = new AbortController();

  const readPendingProducts = async (): Promise<void> => {
    for (let waitMs = MIN_RETRY_DELAY_MS; pendingIds.size > 0 && !abortController.signal.aborted;) {
      // The first read of the catalogue includes these products.
      if (!isComplete(state)) await getPendingRead();
      if (!isComplete(state)) return pendingIds.clear();
      try {
        await readNextBatch(dependencies, pendingIds);
        waitMs = MIN_RETRY_DELAY_MS;
      } catch (error) {
        log.warn("Changed products could not be read", {
          reason: toReadFailure(error).kind,
          products: pendingIds.size,
        });
        await pause(waitMs);
        waitMs = Math.min(waitMs * 2, MAX_PAUSE_MS);
      }
    }
  };

  return {
    /** Queues products for reading. @param ids Database ids, also of new and deleted products */
    read(ids: Iterable<number>): void {
      for (const id of ids) if (pendingIds.size < MAX_PENDING_PRODUCTS) pendingIds.add(id);
      currentRun ??= readPendingProducts()
        .catch((error: unknown) => log.error("Reading changed products went wrong", { error }))
        .finally(() => {
          currentRun = null;
        });
    },
    /** Stops retrying failed reads. */
    close(): void {
      abortController.abort();
    },
  };
}

/** Reads and publishes the next products; if this fails, they remain pending. */
async function readNextBatch(
  { state, reader, publish, snapshotSaver }: ProductReadsDependencies,
  pendingIds: Set<number>,
): Promise<void> {
  const currentCatalogue = state.index;
  if (!currentCatalogue) return;
  const ids = new Set([...pendingIds].slice(0, MAX_IDS));
  for (const id of ids) pendingIds.delete(id);
  try {
    const read = await reader.byIds(currentCatalogue, ids);
    state.newer.push(read);
    const publishedCatalogue = await publish((before) => {
      const mergedCatalogue = before && mergeReadByIds(before, read);
      // The age of all other data is unchanged.
      return before && mergedCatalogue && { ...mergedCatalogue, readAt: before.readAt };
    });
    if (publishedCatalogue) await snapshotSaver.save(publishedCatalogue);
  } catch (error) {
    for (const id of ids) pendingIds.add(id);
    throw error;
  }
}
