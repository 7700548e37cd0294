import type { CacheDependencies, CacheState } from "./CacheState.ts";
import { createCachePublisher } from "./readAndPublishCatalogue.ts";
import { prepareCatalogue } from "./prepareCatalogue.ts";

/** Number of products that can be read from disk within a second. */
const MAX_SMALL_SNAPSHOT_ENTRIES = 5_000;

/**
 * Loads the catalogue from disk into the cache; parts of a large catalogue are available during loading. Never throws.
 */
export async function loadSnapshot(state: CacheState, parts: CacheDependencies): Promise<void> {
  const { snapshot, options, reader, log } = parts;
  const publisher = createCachePublisher(state, parts);
  try {
    const saved = await snapshot.load((next) => {
      if ((next.progress.total ?? 0) > MAX_SMALL_SNAPSHOT_ENTRIES) publisher.offer(next);
    });
    publisher.end();
    if (!saved) return;
    const prepared = await prepareCatalogue(saved.catalogue, options);
    reader.restore(saved.position);
    state.index = prepared;
  } catch (error) {
    log.warn("The catalogue on disk cannot be used", { error });
  } finally {
    publisher.end();
    state.isLoaded = true;
  }
}
