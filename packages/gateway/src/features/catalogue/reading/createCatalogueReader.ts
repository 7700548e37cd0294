import type { ChangePosition, ProductProblem, ShopClient } from "@rewire/data/server";
import type { Catalogue, CatalogueReadProgress } from "@rewire/domain";
import type { Log } from "../../../log/createLog.ts";
import type { ProductProblems } from "./createProductProblems.ts";
import { applyChanges, readByIds, readNextPage, type ProductsByIdsResult } from "./readCatalogueChanges.ts";
import { startFullRead, readPages, type FullRead } from "./readWholeCatalogue.ts";

/** Dependencies of the catalogue reader. */
export interface CatalogueReaderOptions {
  readonly shop: ShopClient;
  readonly problems: ProductProblems;
  /** Called with the products that the shop reports as modified, before they are published. */
  readonly onModified?: ((ids: ReadonlySet<number>) => void) | undefined;
  /** Clock in milliseconds. */
  readonly now: () => number;
  readonly log: Log;
}

/** Products that a read of the catalogue has returned so far. */
export interface CataloguePart {
  readonly progress: CatalogueReadProgress;
  /** Whether all repairs are included: a repair desk with half of its prices would show wrong ones. */
  readonly hasRepairs: boolean;
  /** Time of the data, in milliseconds since 1970. @default now */
  readonly readAt?: number | undefined;
  readonly catalogue: () => Catalogue;
}

/** Position in the shop's changes from which reads continue after a restart. */
export interface ReadPosition {
  /** Mark up to which changes are known; null where everything has to be read. */
  readonly mark: ChangePosition | null;
  /** Cursor of the slow full comparison. */
  readonly after: string | null;
  readonly problems: readonly ProductProblem[];
}

/** Reads the shop's whole catalogue, its changes since the last read, or single products. */
export interface CatalogueReader {
  /**
   * Reads everything. A first read that fails is continued by the next call.
   * @param onPart Called after every page but the last.
   * @throws ShopRequestError if the shop does not respond.
   */
  readonly readWhole: (onPart?: (part: CataloguePart) => void) => Promise<Catalogue>;
  /**
   * Reads the changes since the last read, and at intervals a page of the rest for changes that do not update a
   * product's date: ratings, names of terms. Reads everything where there has been no complete read yet or the shop
   * cannot list changes.
   *
   * @returns The merged catalogue; null without changes.
   * @throws ShopRequestError if the shop does not respond.
   */
  readonly changes: (currentCatalogue: Catalogue) => Promise<Catalogue | null>;
  /**
   * Reads single products, at most 100.
   * @throws ShopRequestError if the shop does not respond.
   */
  readonly byIds: (currentCatalogue: Catalogue, ids: ReadonlySet<number>) => Promise<ProductsByIdsResult>;
  readonly position: () => ReadPosition;
  /** Restores the position of an earlier process, with the catalogue that it had read. */
  readonly restore: (position: ReadPosition) => void;
}

/** Maximum share of one shop worker's time when there are few changes: checks, changes and the slow comparison. */
const MAX_COMPARISON_TIME_SHARE = 0.015;
/** Maximum interval between two pages of the slow comparison, in milliseconds, regardless of the number of changes. */
const MAX_PAUSE_MS = 3_600_000;

/**
 * Creates the reader of a shop's catalogue. It keeps track of its position, so that later reads fetch only what has
 * changed.
 */
export function createCatalogueReader(options: CatalogueReaderOptions): CatalogueReader {
  const { problems, now, log } = options;
  let changePosition: ChangePosition | null = null;
  let cursor: string | null = null;
  let currentRead: FullRead | null = null;
  const comparisonThrottle = createReadThrottle(now);

  const readWholeCatalogue = async (onPart: (part: CataloguePart) => void = () => {}): Promise<Catalogue> => {
    currentRead ??= await startFullRead(options);
    const { pageReader, categories, mark: initialPosition } = currentRead;
    try {
      await readPages(currentRead, options, onPart);
    } catch (error) {
      // Existing data are updated by changes; without any data, products read so far are not read again.
      if (changePosition !== null) currentRead = null;
      throw error;
    }
    currentRead = null;
    const { problems: newProblems, ...read } = pageReader.products();
    problems.update(newProblems);
    changePosition = initialPosition;
    cursor = null;
    comparisonThrottle.restart();
    return { ...read, categories };
  };

  const compareNextPage = async (currentCatalogue: Catalogue): Promise<Catalogue | null> => {
    if (!comparisonThrottle.isDue()) return null;
    comparisonThrottle.restart();
    try {
      const page = await comparisonThrottle.timed(() => readNextPage(options, currentCatalogue, cursor));
      ({ after: cursor } = page);
      return page.catalogue;
    } catch (error) {
      // The changes are stored; the page is compared in a later read.
      log.info("A page of the catalogue could not be compared", { error });
      return null;
    }
  };

  return {
    readWhole: readWholeCatalogue,
    async changes(currentCatalogue) {
      if (changePosition === null) return readWholeCatalogue();
      const startMark = changePosition;
      const changes = await comparisonThrottle.timed(() => applyChanges(options, currentCatalogue, startMark));
      ({ mark: changePosition } = changes);
      const comparedCatalogue = await compareNextPage(changes.catalogue ?? currentCatalogue);
      return comparedCatalogue ?? changes.catalogue;
    },
    byIds: (currentCatalogue, ids) => readByIds(options, currentCatalogue, ids),
    position: () => ({ mark: changePosition, after: cursor, problems: problems.all() }),
    restore(position) {
      ({ mark: changePosition, after: cursor } = position);
      problems.update(position.problems);
      comparisonThrottle.pause();
    },
  };
}

/** Creates the pacing of the slow comparison, by the time that the shop has spent since its last page. */
function createReadThrottle(now: () => number) {
  let lastComparisonTime = 0;
  let comparisonDurationMs = 0;
  return {
    /** Adds the duration of a request to the shop. */
    async timed<Value>(work: () => Promise<Value>): Promise<Value> {
      const startTime = now();
      try {
        return await work();
      } finally {
        comparisonDurationMs += now() - startTime;
      }
    },
    isDue: (): boolean =>
      now() - lastComparisonTime >= Math.min(comparisonDurationMs / MAX_COMPARISON_TIME_SHARE, MAX_PAUSE_MS),
    /** Starts the interval until the next page. */
    pause(): void {
      lastComparisonTime = now();
    },
    /** Starts the interval until the next page and resets the counted time. */
    restart(): void {
      lastComparisonTime = now();
      comparisonDurationMs = 0;
    },
  };
}
