import type { Edge } from "./Edge.ts";

/** Maximum number of queued items. If there are more, the whole cache is purged instead. */
export const MAX_WAITING_ITEMS = 1_000;
/** Maximum number for caches without an item that purges everything; beyond it, the oldest items are dropped. */
const MAX_URLS = 50_000;

/**
 * Creates the set of items waiting to be purged from an edge cache, each with a flag that tells whether it is purged
 * for the second time.
 */
export function createWaitingItems({ purgeAllItem, callLimits }: Pick<Edge, "purgeAllItem" | "callLimits">) {
  let waitingItems = new Map<string, boolean>();
  return {
    /** Adds items; too many are replaced by the item that purges everything. */
    add(items: Iterable<string>, isRepeat: boolean): void {
      for (const item of items) waitingItems.set(item, isRepeat && (waitingItems.get(item) ?? true));
      if (purgeAllItem !== null && (waitingItems.size > MAX_WAITING_ITEMS || waitingItems.has(purgeAllItem)))
        waitingItems = new Map([[purgeAllItem, isRepeat && (waitingItems.get(purgeAllItem) ?? false)]]);
      if (waitingItems.size > MAX_URLS) waitingItems = new Map([...waitingItems].slice(-MAX_URLS));
    },
    /** Removes and returns the items of one call. */
    take(): ReadonlyMap<string, boolean> {
      const batch = new Map<string, boolean>();
      let characterCount = 0;
      for (const [item, isRepeat] of waitingItems) {
        characterCount += item.length + 1;
        if (batch.size > 0 && (batch.size >= callLimits.items || characterCount > callLimits.characters)) break;
        batch.set(item, isRepeat);
        waitingItems.delete(item);
      }
      return batch;
    },
    isEmpty: (): boolean => waitingItems.size === 0,
  };
}
