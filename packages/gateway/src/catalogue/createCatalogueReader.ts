import {
  fetchCatalogue, fetchCataloguePage, fetchCategories, fetchChangeMark, fetchChanges, ShopRefused,
  type ChangeMark, type ShopClient,
} from "@rewire/data/server";
import type { Catalogue } from "@rewire/domain";
import type { Log } from "../log/createLog.ts";
import type { ProductProblems } from "./createProductProblems.ts";
import { mergeProducts } from "./mergeProducts.ts";

interface CatalogueReaderOptions {
  readonly shop: ShopClient;
  readonly problems: ProductProblems;
  /** Milliseconds. */
  readonly now: () => number;
  readonly log: Log;
}

/** Reads the catalogue of a shop: whole, or what has changed. */
export interface CatalogueReader {
  /** Reads everything. @throws ShopTrouble */
  readonly whole: () => Promise<Catalogue>;
  /**
   * Reads what was changed since the last reading, and sometimes a page of the rest for what moves no product's date:
   * ratings, names of terms. Reads everything where there has been no whole reading yet or the shop cannot tell.
   *
   * @returns null where nothing is different. @throws ShopTrouble
   */
  readonly changes: (known: Catalogue) => Promise<Catalogue | null>;
}

/** A page that took the shop a second is followed by the next after so many seconds: one percent of its time. */
const PACE = 100;

/** Makes the reader of a shop's catalogue; it remembers up to where it has read. */
export function createCatalogueReader({ shop, problems, now, log }: CatalogueReaderOptions): CatalogueReader {
  let mark: ChangeMark | null = null;
  let after: string | null = null;
  let nextPageAt = 0;

  const readMark = async (): Promise<ChangeMark | null> => {
    try {
      return await fetchChangeMark(shop, problems.unreadable());
    } catch (error) {
      if (!(error instanceof ShopRefused)) throw error;
      log.info("The shop does not tell what has changed; everything is read each time", { error });
      return null;
    }
  };

  const whole = async (): Promise<Catalogue> => {
    // Read first, so that what changes meanwhile is read again.
    const markBefore = await readMark();
    const { problems: found, ...read } = await fetchCatalogue(shop, problems.unreadable());
    const categories = await fetchCategories(shop);
    problems.update(found);
    mark = markBefore;
    after = null;
    nextPageAt = now();
    return { ...read, categories };
  };

  const readChanged = async (known: Catalogue, from: ChangeMark): Promise<Catalogue | null> => {
    const unlisted = problems.all().filter(({ isShown }) => !isShown).map(({ id }) => id);
    const ids = new Set([...known.entries.map(({ summary }) => summary.id), ...unlisted]);
    const changes = await fetchChanges(shop, { mark: from, ids, unreadable: problems.unreadable() });
    mark = changes.mark;
    problems.replace(changes.ids, changes.problems);
    const merged = mergeProducts(known, changes, changes.ids);
    return merged && { ...merged, categories: await fetchCategories(shop) };
  };

  const readNextPage = async (known: Catalogue): Promise<Catalogue | null> => {
    const started = now();
    if (started < nextPageAt) return null;
    const page = await fetchCataloguePage(shop, after, problems.unreadable());
    after = page.next;
    nextPageAt = now() + (now() - started) * PACE;
    const ids = new Set([...page.entries.map(({ summary }) => summary.id), ...page.problems.map(({ id }) => id)]);
    problems.replace(ids, page.problems);
    const merged = mergeProducts(known, page, ids);
    const categories = after === null ? await fetchCategories(shop) : known.categories;
    if (!merged && JSON.stringify(categories) === JSON.stringify(known.categories)) return null;
    return { ...(merged ?? known), categories };
  };

  return {
    whole,
    async changes(known) {
      if (mark === null) return whole();
      const changed = await readChanged(known, mark);
      const walked = await readNextPage(changed ?? known);
      return walked ?? changed;
    },
  };
}
