import { failed, ok, type Result, type ReadFailure } from "@rewire/domain";
import { toReadFailure } from "../../../shop/toReadFailure.ts";
import { isComplete, type CacheParts, type CacheState } from "./CacheState.ts";
import { prepareCatalogue, type PreparedCatalogue } from "./prepareCatalogue.ts";
import { readWhole } from "./readWhole.ts";

/** Reads the catalogue from the shop into the cache: its changes, or all of it. A failure keeps the existing data. */
export async function updateCatalogue(
  state: CacheState,
  parts: CacheParts,
  isFullReading: boolean,
): Promise<Result<PreparedCatalogue, ReadFailure>> {
  const { reader, options, snapshotSaver, now, log } = parts;
  const started = now();
  const before = state.index;
  try {
    const fresh =
      before && isComplete(state) && !isFullReading ? await reader.changes(before) : await readWhole(state, parts);
    const readMs = now() - started;
    state.failure = null;
    if (!fresh && state.index) {
      state.index = { ...state.index, readAt: now() };
      snapshotSaver.note(state.index);
      log.debug("The catalogue has not changed", { readMs });
      return ok(state.index);
    }
    const { entries, categories, attributes } = fresh ?? (await readWhole(state, parts));
    const wasComplete = isComplete(state);
    const prepared = await prepareCatalogue({ entries, categories, attributes, readAt: now() }, options);
    state.index = prepared;
    const figures = {
      products: entries.length,
      categories: categories.length,
      readMs,
      preparedMs: now() - started - readMs,
    };
    log[wasComplete ? "debug" : "info"]("The catalogue was read", figures);
    await snapshotSaver.save(prepared);
    return ok(prepared);
  } catch (error) {
    const reason = toReadFailure(error);
    state.failure = { reason, at: now() };
    log.warn(failureMessage(state.index), { error });
    return failed(reason);
  }
}

function failureMessage(index: PreparedCatalogue | null): string {
  if (!index) return "The catalogue could not be read";
  if (index.progress) return "The catalogue could not be read to its end; what was read so far is shown";
  return "The catalogue could not be refreshed; the last one is shown";
}
