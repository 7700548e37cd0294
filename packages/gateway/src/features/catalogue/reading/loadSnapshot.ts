import type { CacheDependencies, CacheState } from "./CacheState.ts";
import { createCachePublisher } from "./readAndPublishCatalogue.ts";
import { prepareCatalogue } from "./prepareCatalogue.ts";

/** Number of products that can be read from disk within a second. */
const MAX_SMALL_SNAPSHOT_ENTRIES = 5_000;

/**
 * Loads the catalogue from disk into the cache. Parts of a large catalogue become available during loading. Never
 * throws.
 */
export async function loadSnapshot(state: CacheState, dependencies: CacheDependencies): Promise<void> {
  const { snapshot, options, reader, prices, log } = dependencies;
  const publisher = createCachePublisher(state, dependencies);
  try {
    const savedCatalogue = await snapshot.load((next) => {
      if ((next.progress.total ?? 0) > MAX_SMALL_SNAPSHOT_ENTRIES) publisher.offer(next);
    });
    publisher.end();
    if (!savedCatalogue) return;
    const [preparedCatalogue] = await Promise.all([
      prepareCatalogue(savedCatalogue.catalogue, options),
      prices.load(savedCatalogue.catalogue.entries),
    ]);
    reader.restore(savedCatalogue.position);
    state.index = preparedCatalogue;
  } catch (error) {
    log.warn("The catalogue on disk cannot be used", { error });
  } finally {
    publisher.end();
    state.isLoaded = true;
  }
}
