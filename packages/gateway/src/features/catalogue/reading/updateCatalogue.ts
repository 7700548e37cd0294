import { failed, ok, type Catalogue, type Result, type ReadFailure } from "@rewire/domain";
import { toReadFailure } from "../../../shop/toReadFailure.ts";
import { isComplete, type CacheDependencies, type CacheState } from "./CacheState.ts";
import type { PreparedCatalogue } from "./prepareCatalogue.ts";
import { mergeReadByIds, type ProductsByIdsResult } from "./readCatalogueChanges.ts";
import { readAndPublishCatalogue } from "./readAndPublishCatalogue.ts";

/** Reads the catalogue or its changes from the shop into the cache. The existing data are kept if the read fails. */
export async function updateCatalogue(
  state: CacheState,
  dependencies: CacheDependencies,
  isFullRead: boolean,
): Promise<Result<PreparedCatalogue, ReadFailure>> {
  const { reader, snapshotSaver, publish, now, log } = dependencies;
  const startTime = now();
  const before = state.index;
  state.newer = [];
  try {
    const changedCatalogue =
      before && isComplete(state) && !isFullRead
        ? await reader.changes(before)
        : await readAndPublishCatalogue(state, dependencies);
    const readMs = now() - startTime;
    state.failure = null;
    const newCatalogue = changedCatalogue ?? (state.index ? null : await readAndPublishCatalogue(state, dependencies));
    const wasComplete = isComplete(state);
    const preparedCatalogue = await publish((current) => {
      if (newCatalogue) return { ...mergeNewerReads(newCatalogue, state.newer), readAt: now() };
      if (current) state.index = { ...current, readAt: now() };
      return null;
    });
    if (!preparedCatalogue) throw new Error("A catalogue was read and cannot be shown.");
    if (!newCatalogue) {
      snapshotSaver.note(preparedCatalogue);
      log.debug("The catalogue has not changed", { readMs });
      return ok(preparedCatalogue);
    }
    const readStatistics = {
      products: preparedCatalogue.entries.length,
      categories: preparedCatalogue.categories.length,
      readMs,
      preparedMs: now() - startTime - readMs,
    };
    log[wasComplete ? "debug" : "info"]("The catalogue was read", readStatistics);
    await snapshotSaver.save(preparedCatalogue);
    return ok(preparedCatalogue);
  } catch (error) {
    const reason = toReadFailure(error);
    state.failure = { reason, at: now() };
    log.warn(createFailureMessage(state.index), { error });
    return failed(reason);
  }
}

/** Adds products that were read by id during the read of the catalogue. */
const mergeNewerReads = (newCatalogue: Catalogue, newerReads: readonly ProductsByIdsResult[]): Catalogue =>
  newerReads.reduce((catalogue, read) => mergeReadByIds(catalogue, read) ?? catalogue, newCatalogue);

function createFailureMessage(index: PreparedCatalogue | null): string {
  if (!index) return "The catalogue could not be read";
  if (index.progress) return "The catalogue could not be read to its end; what was read so far is shown";
  return "The catalogue could not be refreshed; the last one is shown";
}
