import type { Log } from "../../../log/createLog.ts";

/** Change of the catalogue's content, described by the cache tags of the affected pages. */
export interface CatalogueChange {
  /** Distinct tags of the results that may have changed; see `tags.ts`. */
  readonly tags: readonly string[];
}

/** Synchronous listener for changes. */
export type ChangeListener = (change: CatalogueChange) => void;

/** Creates an emitter of catalogue changes. An exception in one listener does not affect the others. */
export function createChangeEmitter(log: Log) {
  const listeners = new Set<ChangeListener>();
  return {
    /** Notifies all listeners, unless there are no tags. */
    emit(tags: Iterable<string>): void {
      const change = { tags: [...new Set(tags)] };
      if (change.tags.length === 0) return;
      for (const listener of listeners)
        try {
          listener(change);
        } catch (error) {
          log.error("A change of the catalogue could not be handled", { error });
        }
    },
    /** @returns A function that ends the subscription */
    subscribe(listener: ChangeListener): () => void {
      const uniqueListener: ChangeListener = (change) => listener(change);
      listeners.add(uniqueListener);
      return () => void listeners.delete(uniqueListener);
    },
  };
}

export type ChangeEmitter = ReturnType<typeof createChangeEmitter>;
