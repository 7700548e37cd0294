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
 * Preparing parts takes at most this fraction (1/n) of the process time, so that page requests of a large shop are not
 * delayed.
 */
const PREPARING_SHARE = 10;

/**
 * Creates the publisher of one read: it builds lists from the products read so far. Not every page is published, only
 * the first, the one after which repairs are complete, and later ones at intervals that depend on the time for
 * preparing.
 */
export function createPartPublisher({ prepare, publish, now, log }: PartPublisherOptions) {
  let preparing: Promise<void> | null = null;
  let nextAt = Number.NEGATIVE_INFINITY;
  let hasRepairs = false;
  let isOver = false;

  const prepareNow = async (part: CataloguePart): Promise<void> => {
    const started = now();
    try {
      const prepared = await prepare(part);
      // The complete catalogue may have arrived in the meantime.
      if (isOver) return;
      publish(prepared);
      hasRepairs = part.hasRepairs;
    } catch (error) {
      log.error("A part of the catalogue cannot be shown", { error });
    }
    nextAt = now() + (now() - started) * PREPARING_SHARE;
  };

  return {
    /** Accepts the products read so far. */
    offer(part: CataloguePart): void {
      const isNews = part.hasRepairs && !hasRepairs;
      if (preparing || (now() < nextAt && !isNews)) return;
      preparing = prepareNow(part).finally(() => {
        preparing = null;
      });
    },
    /** Stops publishing. */
    end(): void {
      isOver = true;
    },
  };
}
