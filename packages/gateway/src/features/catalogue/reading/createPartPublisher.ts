import type { Log } from "../../../log/createLog.ts";
import type { CataloguePart } from "./createCatalogueReader.ts";
import type { PreparedCatalogue } from "./prepareCatalogue.ts";

interface PartPublisherOptions {
  /** Builds lists from a part; takes longer the larger it is. */
  readonly prepare: (part: CataloguePart) => Promise<PreparedCatalogue>;
  readonly publish: (part: PreparedCatalogue) => void;
  readonly now: () => number;
  readonly log: Log;
}

/**
 * Pause after the preparation of a part, as a multiple of its duration: preparing takes at most a tenth of the
 * process's time, so that page requests of a large shop are not delayed.
 */
const PAUSE_FACTOR = 10;

/**
 * Creates a publisher of partial results for one read of the catalogue. It publishes lists after the first page, again
 * once all repairs have been read, and then at intervals that grow with the time needed to prepare the lists.
 */
export function createPartPublisher({
  prepare: prepareCatalogue,
  publish: publishCatalogue,
  now,
  log,
}: PartPublisherOptions) {
  let preparationPromise: Promise<void> | null = null;
  let nextPublishTime = Number.NEGATIVE_INFINITY;
  let hasRepairs = false;
  let isFinished = false;

  const publishPreparedPart = async (part: CataloguePart): Promise<void> => {
    const startTime = now();
    try {
      const preparedCatalogue = await prepareCatalogue(part);
      // The complete catalogue may have arrived in the meantime.
      if (isFinished) return;
      publishCatalogue(preparedCatalogue);
      hasRepairs = part.hasRepairs;
    } catch (error) {
      log.error("A part of the catalogue cannot be shown", { error });
    }
    nextPublishTime = now() + (now() - startTime) * PAUSE_FACTOR;
  };

  return {
    /** Accepts the products read so far. */
    offer(part: CataloguePart): void {
      const hasNewRepairs = part.hasRepairs && !hasRepairs;
      if (preparationPromise || (now() < nextPublishTime && !hasNewRepairs)) return;
      preparationPromise = publishPreparedPart(part).finally(() => {
        preparationPromise = null;
      });
    },
    /** Stops publishing. */
    end(): void {
      isFinished = true;
    },
  };
}
