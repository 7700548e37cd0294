import type { CacheDependencies, CacheState } from "./CacheState.ts";
import type { CataloguePart } from "./createCatalogueReader.ts";
import { createPartPublisher } from "./createPartPublisher.ts";
import { prepareCatalogue, type PreparedCatalogue } from "./prepareCatalogue.ts";

/** Number of products that are read within seconds; a catalogue of this size is shown only when complete. */
const MAX_SMALL_CATALOGUE_SIZE = 300;
const SMALL_CATALOGUE_WAIT_MS = 10_000;

type PublishingDependencies = Pick<CacheDependencies, "options" | "prices" | "now" | "log" | "onRead">;

/** Creates a publisher that stores the partial results of a read in the cache. */
export function createCachePublisher(state: CacheState, { options, prices, now, log, onRead }: PublishingDependencies) {
  const preparePart = ({ catalogue, progress, hasRepairs, readAt = now() }: CataloguePart) => {
    const read = catalogue();
    const readProgress = { ...progress, read: read.entries.length, hasRepairs };
    const entries = prices.applyToEntries(read.entries);
    return prepareCatalogue({ ...read, entries, readAt }, options, { progress: readProgress });
  };
  const publish = (nextIndex: PreparedCatalogue) => {
    if (!state.index) log.info("The first products can be shown; the rest is being read", { ...nextIndex.progress });
    const previousIndex = state.index;
    state.index = nextIndex;
    state.nextPart.resolve();
    state.nextPart = Promise.withResolvers();
    void onRead(previousIndex, nextIndex);
  };
  return createPartPublisher({ prepare: preparePart, publish, now, log });
}

/**
 * Reads the whole catalogue from the shop, and publishes partial results during the read.
 *
 * @throws ShopRequestError if the shop does not respond.
 */
export async function readAndPublishCatalogue(
  state: CacheState,
  dependencies: PublishingDependencies & Pick<CacheDependencies, "reader">,
) {
  const { reader, now } = dependencies;
  const publisher = createCachePublisher(state, dependencies);
  const startTime = now();
  // A part replaces only smaller parts, and is not shown if the catalogue is almost complete.
  const hasMoreProducts = ({ progress: { read, total } }: CataloguePart) =>
    state.index
      ? state.index.progress !== null && read >= state.index.progress.read
      : (total ?? 0) > MAX_SMALL_CATALOGUE_SIZE || now() - startTime >= SMALL_CATALOGUE_WAIT_MS;
  try {
    return await reader.readWhole((part) => {
      if (hasMoreProducts(part)) publisher.offer(part);
    });
  } finally {
    publisher.end();
  }
}
