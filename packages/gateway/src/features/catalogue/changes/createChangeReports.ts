import type { Log } from "../../../log/createLog.ts";
import type { ShopReads } from "../createShopReads.ts";
import type { OnRead } from "../reading/CacheState.ts";
import type { PreparedCatalogue } from "../reading/prepareCatalogue.ts";
import { runInTurns } from "../reading/runInTurns.ts";
import type { ChangeEmitter } from "./createChangeEmitter.ts";
import { findChanges, type CatalogueDifference } from "./findChanges.ts";
import { ALL_TAG, productTag } from "./tags.ts";

interface ChangeReportsParts {
  readonly reads: Pick<ShopReads, "product" | "reviews">;
  readonly changes: ChangeEmitter;
  /** Called after a read with the changed products. */
  readonly onProducts: (ids: readonly number[]) => void;
  readonly log: Log;
}

/** Maximum number of product pages that are compared with the shop at once; of more it is taken that they differ. */
const MAX_COMPARED = 20;

/**
 * Creates the reports of changes found by reads of the catalogue: first the cached pages of changed products are
 * invalidated, then the tags are emitted, so that later requests get the new data.
 */
export function createChangeReports({ reads, changes, onProducts, log }: ChangeReportsParts) {
  /** Products that the shop reports as modified, possibly in fields that lists do not have. */
  let modified = new Set<number>();

  const report = async (before: PreparedCatalogue | null, after: PreparedCatalogue): Promise<void> => {
    const touched = modified;
    modified = new Set();
    // What was shown before is not known, or was incomplete.
    if (!before || before.progress || after.progress) return changes.emit([ALL_TAG]);
    const { tags, products } = await runInTurns(findChanges(before, after));
    const ids = products.flatMap(
      ({ before: oldProduct, after: newProduct }) => (newProduct ?? oldProduct)?.summary.id ?? [],
    );
    const showing = outdatePages(reads, products);
    for (const id of ids) touched.delete(id);
    const compared = comparePages(reads, [...touched], after);
    changes.emit([...tags, ...[...showing, ...compared].map(productTag)]);
    if (ids.length > 0) onProducts(ids);
  };

  const onRead: OnRead = async (before, after) => {
    try {
      await report(before, after);
    } catch (error) {
      log.error("Changes of the catalogue could not be compared", { error });
      changes.emit([ALL_TAG]);
    }
  };

  return {
    onRead,
    /** Records products that the shop reports as modified; they are reported with the read that has found them. */
    note(ids: ReadonlySet<number>): void {
      for (const id of ids) modified.add(id);
    },
  };
}

type PageReads = ChangeReportsParts["reads"];

/** Outdates the pages of products and those that show them; returns the ids of the latter. */
function outdatePages(reads: PageReads, products: CatalogueDifference["products"]): readonly number[] {
  if (products.length === 0) return [];
  const entries = products.flatMap(({ before, after }) => [before, after]).filter((entry) => entry !== undefined);
  const ids = new Set(entries.map(({ summary }) => summary.id));
  const showing = reads.product.values().filter(({ related }) => related.some(({ id }) => ids.has(id)));
  for (const slug of new Set([...entries.map(({ summary }) => summary.slug), ...showing.map((one) => one.slug)])) {
    reads.product.outdate(slug);
    reads.reviews.outdate(slug);
  }
  return showing.map(({ id }) => id);
}

/**
 * Outdates the pages of products whose lists are the same, and compares them with the shop, if they are known; returns
 * the ids of the others, which may have changed.
 */
function comparePages(
  reads: PageReads,
  ids: readonly number[],
  { entries }: Pick<PreparedCatalogue, "entries">,
): readonly number[] {
  if (ids.length === 0) return [];
  const slugs = new Map(entries.map(({ summary }) => [summary.id, summary.slug]));
  return ids.filter((id, place) => {
    const slug = slugs.get(id);
    if (slug === undefined) return false;
    const isKnown = reads.product.peek(slug) !== null;
    reads.product.outdate(slug);
    reads.reviews.outdate(slug);
    if (place >= MAX_COMPARED) return true;
    // The reads report what differs; the first one of a page only fetches what the next one is compared with.
    void reads.product.get(slug);
    if (reads.reviews.peek(slug) !== null) void reads.reviews.get(slug);
    return !isKnown;
  });
}
