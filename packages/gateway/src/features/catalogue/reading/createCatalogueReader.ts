import {
  createCatalogueReading,
  fetchCataloguePage,
  fetchCategories,
  fetchChanges,
  fetchReadingStart,
  ShopRefused,
  type CatalogueReading,
  type ChangeMark,
  type ProductProblem,
  type ReadingStart,
  type ShopClient,
} from "@rewire/data/server";
import { repairCategory, type Catalogue, type Category, type ReadingProgress } from "@rewire/domain";
import type { Log } from "../../../log/createLog.ts";
import type { ProductProblems } from "./createProductProblems.ts";
import { hasMovedCategory, mergeProducts } from "./mergeProducts.ts";

interface CatalogueReaderOptions {
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
  readonly changes: (known: Catalogue) => Promise<Catalogue | null>;
  readonly position: () => ReadingPosition;
  /** Goes on from where an earlier process was, with the catalogue that it had read. */
  readonly restore: (position: ReadingPosition) => void;
}

/** So much of the time of one worker the shop spends on us while little changes: looks, changes and the slow walk. */
const MAX_LOAD = 0.015;
/** However much changes, a page of the slow walk is read so often. */
const MAX_PAUSE_MS = 3_600_000;
const LOG_EVERY_MS = 10_000;

/** A reading of everything that has begun. */
interface BegunReading extends ReadingStart {
  readonly categories: readonly Category[];
  readonly reading: CatalogueReading;
}

/** Makes the reader of a shop's catalogue; it remembers up to where it has read. */
export function createCatalogueReader({ shop, problems, now, log }: CatalogueReaderOptions): CatalogueReader {
  let mark: ChangeMark | null = null;
  let after: string | null = null;
  let begun: BegunReading | null = null;
  /** When the slow walk has read its last page, and how long the shop has worked for us since. */
  let walkedAt = 0;
  let busyMs = 0;

  const timed = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    const started = now();
    try {
      return await work();
    } finally {
      busyMs += now() - started;
    }
  };

  const readStart = async (): Promise<ReadingStart> => {
    try {
      return await fetchReadingStart(shop, problems.unreadable());
    } catch (error) {
      if (!(error instanceof ShopRefused)) throw error;
      log.info("The shop does not tell what has changed; everything is read each time", { error });
      return { mark: null, total: null };
    }
  };

  const begin = async (): Promise<BegunReading> => {
    // Read first, so that what changes meanwhile is read again.
    const start = await readStart();
    const categories = await fetchCategories(shop);
    const categoryFirst = categories.some(({ slug }) => slug === repairCategory) ? repairCategory : undefined;
    return {
      ...start,
      categories,
      reading: createCatalogueReading(shop, { leftOut: problems.unreadable(), categoryFirst }),
    };
  };

  const readPages = async ({ reading, categories, total }: BegunReading, onPart: (part: CataloguePart) => void) => {
    let loggedAt = now();
    const catalogue = () => {
      const { entries, attributes } = reading.products();
      return { entries, attributes, categories };
    };
    while (await reading.readNext()) {
      const progress = { read: reading.size(), total };
      onPart({ progress, hasRepairs: reading.hasCategory(), catalogue });
      if (now() - loggedAt < LOG_EVERY_MS) continue;
      loggedAt = now();
      log.info(`Reading the catalogue: ${progress.read} of ${total ?? "nobody knows how many"} products`, progress);
    }
  };

  const whole = async (onPart: (part: CataloguePart) => void = () => {}): Promise<Catalogue> => {
    begun ??= await begin();
    const { reading, categories, mark: markBefore } = begun;
    try {
      await readPages(begun, onPart);
    } catch (error) {
      // What is known stays up to date by its changes; where nothing is, what was read so far is not read again.
      if (mark !== null) begun = null;
      throw error;
    }
    begun = null;
    const { problems: found, ...read } = reading.products();
    problems.update(found);
    mark = markBefore;
    after = null;
    walkedAt = now();
    busyMs = 0;
    return { ...read, categories };
  };

  const readChanged = async (known: Catalogue, from: ChangeMark): Promise<Catalogue | null> => {
    const unlisted = problems
      .all()
      .filter(({ isShown }) => !isShown)
      .map(({ id }) => id);
    const ids = new Set([...known.entries.map(({ summary }) => summary.id), ...unlisted]);
    const changes = await fetchChanges(shop, { mark: from, ids, unreadable: problems.unreadable() });
    const merged = mergeProducts(known, changes, changes.ids);
    const isMoved = merged !== null && hasMovedCategory(known, merged, changes.ids);
    const categories = isMoved ? await fetchCategories(shop) : known.categories;
    // Nothing fails from here on: what is behind the mark is not asked for again.
    mark = changes.mark;
    problems.replace(changes.ids, changes.problems);
    return merged && { ...merged, categories };
  };

  const readNextPage = async (known: Catalogue): Promise<Catalogue | null> => {
    const page = await fetchCataloguePage(shop, after, problems.unreadable());
    const categories = page.next === null ? await fetchCategories(shop) : known.categories;
    after = page.next;
    const ids = new Set([...page.entries.map(({ summary }) => summary.id), ...page.problems.map(({ id }) => id)]);
    problems.replace(ids, page.problems);
    const merged = mergeProducts(known, page, ids);
    if (!merged && JSON.stringify(categories) === JSON.stringify(known.categories)) return null;
    return { ...(merged ?? known), categories };
  };

  const walk = async (known: Catalogue): Promise<Catalogue | null> => {
    if (now() - walkedAt < Math.min(busyMs / MAX_LOAD, MAX_PAUSE_MS)) return null;
    walkedAt = now();
    busyMs = 0;
    try {
      return await timed(() => readNextPage(known));
    } catch (error) {
      // The changes stand, and the page is read another time.
      log.info("A page of the catalogue could not be compared", { error });
      return null;
    }
  };

  return {
    whole,
    async changes(known) {
      if (mark === null) return whole();
      const from = mark;
      const changed = await timed(() => readChanged(known, from));
      const walked = await walk(changed ?? known);
      return walked ?? changed;
    },
    position: () => ({ mark, after, problems: problems.all() }),
    restore(position) {
      ({ mark, after } = position);
      problems.update(position.problems);
      walkedAt = now();
    },
  };
}
