import type { Log } from "../../../log/createLog.ts";
import type { ShopReads } from "../createShopReads.ts";
import type { OnRead } from "../reading/CacheState.ts";
import type { PreparedCatalogue } from "../reading/prepareCatalogue.ts";
import { runInTasks } from "../reading/runInTasks.ts";
import type { ChangeEmitter } from "./createChangeEmitter.ts";
import { findChanges, type CatalogueDifference } from "./findChanges.ts";
import { ALL_TAG, toProductTag } from "./tags.ts";

interface ChangeReportsDependencies {
  readonly reads: Pick<ShopReads, "product" | "reviews">;
  readonly changes: ChangeEmitter;
  /** Called after a read with the changed products. */
  readonly onProducts: (ids: readonly number[]) => void;
  readonly log: Log;
}

/**
 * Maximum number of product pages that are compared with the shop at once; further ones are assumed to have changed.
 */
const MAX_COMPARED_PAGES = 20;

/**
 * Creates the functions that report the changes found by a read of the catalogue. Cached pages of changed products are
 * invalidated before the tags are emitted, so that later requests get the new data.
 */
export function createChangeReports({ reads, changes, onProducts, log }: ChangeReportsDependencies) {
  /** Products that the shop reports as modified, possibly in fields that lists do not have. */
  let modifiedIds = new Set<number>();

  const report = async (before: PreparedCatalogue | null, newCatalogue: PreparedCatalogue): Promise<void> => {
    const pageChangeIds = modifiedIds;
    modifiedIds = new Set();
    // The previous results are unknown or were incomplete.
    if (!before || before.progress || newCatalogue.progress) return changes.emit([ALL_TAG]);
    const { tags, products } = await runInTasks(findChanges(before, newCatalogue));
    const ids = products.flatMap(
      ({ before: oldProduct, after: newProduct }) => (newProduct ?? oldProduct)?.summary.id ?? [],
    );
    const relatedIds = markPagesOutdated(reads, products);
    for (const id of ids) pageChangeIds.delete(id);
    const changedPageIds = comparePages(reads, [...pageChangeIds], newCatalogue);
    changes.emit([...tags, ...[...relatedIds, ...changedPageIds].map(toProductTag)]);
    if (ids.length > 0) onProducts(ids);
  };

  const onRead: OnRead = async (before, newCatalogue) => {
    try {
      await report(before, newCatalogue);
    } catch (error) {
      log.error("Changes of the catalogue could not be compared", { error });
      changes.emit([ALL_TAG]);
    }
  };

  return {
    onRead,
    /** Records products that the shop reports as modified; they are reported after the read that found them. */
    note(ids: ReadonlySet<number>): void {
      for (const id of ids) modifiedIds.add(id);
    },
  };
}

type PageReads = ChangeReportsDependencies["reads"];

/** Marks the pages of products, and of products that show them, as outdated; returns the ids of the latter. */
function markPagesOutdated(reads: PageReads, products: CatalogueDifference["products"]): readonly number[] {
  if (products.length === 0) return [];
  const entries = products
    .flatMap(({ before, after: newEntry }) => [before, newEntry])
    .filter((entry) => entry !== undefined);
  const ids = new Set(entries.map(({ summary }) => summary.id));
  const relatedPages = reads.product
    .values()
    .filter(({ related: relatedProducts }) => relatedProducts.some(({ id }) => ids.has(id)));
  for (const slug of new Set([
    ...entries.map(({ summary }) => summary.slug),
    ...relatedPages.map((relatedPage) => relatedPage.slug),
  ])) {
    reads.product.outdate(slug);
    reads.reviews.outdate(slug);
  }
  return relatedPages.map(({ id }) => id);
}

/**
 * Marks the cached pages of products whose list data are unchanged as outdated, and compares them with the shop;
 * returns the ids of the others, which may have changed.
 */
function comparePages(
  reads: PageReads,
  ids: readonly number[],
  { entries }: Pick<PreparedCatalogue, "entries">,
): readonly number[] {
  if (ids.length === 0) return [];
  const slugs = new Map(entries.map(({ summary }) => [summary.id, summary.slug]));
  return ids.filter((id, index) => {
    const slug = slugs.get(id);
    if (slug === undefined) return false;
    const isKnown = reads.product.peek(slug) !== null;
    reads.product.outdate(slug);
    reads.reviews.outdate(slug);
    if (index >= MAX_COMPARED_PAGES) return true;
    // The reads report differences; the first one of a page only fetches the values to compare with.
    void reads.product.get(slug);
    if (reads.reviews.peek(slug) !== null) void reads.reviews.get(slug);
    return !isKnown;
  });
}
