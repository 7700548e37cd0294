import type { Log } from "../../../log/createLog.ts";
import type { CataloguePart } from "./createCatalogueReader.ts";
import type { PreparedCatalogue } from "./prepareCatalogue.ts";

interface PartPublisherOptions {
  /** Makes lists of a part; takes longer the more there is. */
  readonly prepare: (part: CataloguePart) => Promise<PreparedCatalogue>;
  readonly publish: (part: PreparedCatalogue) => void;
  readonly now: () => number;
  readonly log: Log;
}

/** Preparing parts takes at most one part in so many of our own time, so that a large shop's pages do not wait for it. */
const PREPARING_SHARE = 10;

/**
 * Makes the publisher of one reading: turns what has been read into lists while reading goes on. Not every page is
 * published, but the first, the one after which repairs are known, and later ones as seldom as preparing takes long.
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
      // The whole may be there by now.
      if (isOver) return;
      publish(prepared);
      hasRepairs = part.hasRepairs;
    } catch (error) {
      log.error("A part of the catalogue cannot be shown", { error });
    }
    nextAt = now() + (now() - started) * PREPARING_SHARE;
  };

  return {
    /** Takes what has been read so far. */
    offer(part: CataloguePart): void {
      const isNews = part.hasRepairs && !hasRepairs;
      if (preparing || (now() < nextAt && !isNews)) return;
      preparing = prepareNow(part).finally(() => {
        preparing = null;
      });
    },
    /** Publishes nothing any more. */
    end(): void {
      isOver = true;
    },
  };
}
