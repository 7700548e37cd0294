import type { Edge } from "./Edge.ts";

/** Maximum number of queued items; beyond it, the whole cache is purged. */
export const MAX_WAITING = 1_000;
/** Variant without an item that purges everything. */
const MAX_ADDRESSES = 50_000;

/** Creates the set of items that wait for an edge cache, each with a flag for its second purge. */
export function createWaitingItems({ everything, perCall }: Pick<Edge, "everything" | "perCall">) {
  let waiting = new Map<string, boolean>();
  return {
    /** Adds items; too many are replaced by the item that purges everything. */
    add(items: Iterable<string>, isRepeat: boolean): void {
      for (const item of items) waiting.set(item, isRepeat && (waiting.get(item) ?? true));
      if (everything !== null && (waiting.size > MAX_WAITING || waiting.has(everything)))
        waiting = new Map([[everything, isRepeat && (waiting.get(everything) ?? false)]]);
      if (waiting.size > MAX_ADDRESSES) waiting = new Map([...waiting].slice(-MAX_ADDRESSES));
    },
    /** Removes and returns the items of one call. */
    take(): ReadonlyMap<string, boolean> {
      const batch = new Map<string, boolean>();
      let characters = 0;
      for (const [item, isRepeat] of waiting) {
        characters += item.length + 1;
        if (batch.size > 0 && (batch.size >= perCall.items || characters > perCall.characters)) break;
        batch.set(item, isRepeat);
        waiting.delete(item);
      }
      return batch;
    },
    isEmpty: (): boolean => waiting.size === 0,
  };
}
