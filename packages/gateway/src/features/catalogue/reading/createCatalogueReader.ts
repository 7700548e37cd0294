import type { ChangeMark, ProductProblem, ShopClient } from "@rewire/data/server";
import type { Catalogue, ReadingProgress } from "@rewire/domain";
import type { Log } from "../../../log/createLog.ts";
import type { ProductProblems } from "./createProductProblems.ts";
import { readChanged, readNextPage } from "./readCatalogueChanges.ts";
import { beginReading, readPages, type BegunReading } from "./readWholeCatalogue.ts";

/** Dependencies of the reader. */
export interface CatalogueReaderOptions {
  readonly shop: ShopClient;
  readonly problems: ProductProblems;
  /** Milliseconds. */
  readonly now: () => number;
  readonly log: Log;
}

/** What has been read so far of a catalogue that is being read. */
export interface CataloguePart {
  readonly progress: ReadingProgress;
  /** Whether every repair is in it: a desk that knows half of its prices would say the wrong thing. */
  readonly hasRepairs: boolean;
  /** When the shop told it, milliseconds since 1970. @default now */
  readonly readAt?: number | undefined;
  readonly catalogue: () => Catalogue;
}

/** Where reading stands, so that it goes on from there after a restart. */
export interface ReadingPosition {
  /** Up to where changes are known; null where everything has to be read. */
  readonly mark: ChangeMark | null;
  /** Where the slow walk is. */
  readonly after: string | null;
  readonly problems: readonly ProductProblem[];
}

/** Reads the catalogue of a shop: whole, or what has changed. */
export interface CatalogueReader {
  /**
   * Reads everything. A first reading that fails is gone on with by the next call.
   * @param onPart Is told after every page but the last. @throws ShopTrouble
   */
  readonly whole: (onPart?: (part: CataloguePart) => void) => Promise<Catalogue>;
  /**
   * Reads what was changed since the last reading, and sometimes a page of the rest for what moves no product's date:
   * ratings, names of terms. Reads everything where there has been no whole reading yet or the shop cannot tell.
   *
   * @returns null where nothing is different. @throws ShopTrouble
   */
  readonly changes: (current: Catalogue) => Promise<Catalogue | null>;
  readonly position: () => ReadingPosition;
  /** Goes on from where an earlier process was, with the catalogue that it had read. */
  readonly restore: (position: ReadingPosition) => void;
}

/** So much of the time of one worker the shop spends on us while little changes: looks, changes and the slow walk. */
const MAX_LOAD = 0.015;
/** However much changes, a page of the slow walk is read so often. */
const MAX_PAUSE_MS = 3_600_000;

/** Makes the reader of a shop's catalogue; it remembers up to where it has read. */
export function createCatalogueReader(options: CatalogueReaderOptions): CatalogueReader {
  const { problems, now, log } = options;
  let mark: ChangeMark | null = null;
  let after: string | null = null;
  let begun: BegunReading | null = null;
  const pace = createWalkPace(now);

  const whole = async (onPart: (part: CataloguePart) => void = () => {}): Promise<Catalogue> => {
    begun ??= await beginReading(options);
    const { reading, categories, mark: markBefore } = begun;
    try {
      await readPages(begun, options, onPart);
    } catch (error) {
      // What is known stays up to date by its changes; where nothing is, what was read so far is not read again.
      if (mark !== null) begun = null;
      throw error;
    }
    begun = null;
    const { problems: newProblems, ...read } = reading.products();
    problems.update(newProblems);
    mark = markBefore;
    after = null;
    pace.restart();
    return { ...read, categories };
  };

  const walk = async (current: Catalogue): Promise<Catalogue | null> => {
    if (!pace.isDue()) return null;
    pace.restart();
    try {
      const page = await pace.timed(() => readNextPage(options, current, after));
      ({ after } = page);
      return page.catalogue;
    } catch (error) {
      // The changes stand, and the page is read another time.
      log.info("A page of the catalogue could not be compared", { error });
      return null;
    }
  };

  return {
    whole,
    async changes(current) {
      if (mark === null) return whole();
      const from = mark;
      const changes = await pace.timed(() => readChanged(options, current, from));
      ({ mark } = changes);
      const walked = await walk(changes.catalogue ?? current);
      return walked ?? changes.catalogue;
    },
    position: () => ({ mark, after, problems: problems.all() }),
    restore(position) {
      ({ mark, after } = position);
      problems.update(position.problems);
      pace.pause();
    },
  };
}

/** The pace of the slow walk, by the time that the shop has worked for us since the last page of it. */
function createWalkPace(now: () => number) {
  let walkedAt = 0;
  let busyMs = 0;
  return {
    /** Counts the time that the shop works. */
    async timed<Value>(work: () => Promise<Value>): Promise<Value> {
      const started = now();
      try {
        return await work();
      } finally {
        busyMs += now() - started;
      }
    },
    isDue: (): boolean => now() - walkedAt >= Math.min(busyMs / MAX_LOAD, MAX_PAUSE_MS),
    /** Begins the time until the next page. */
    pause(): void {
      walkedAt = now();
    },
    /** Begins the time until the next page, with nothing counted. */
    restart(): void {
      walkedAt = now();
      busyMs = 0;
    },
  };
}
