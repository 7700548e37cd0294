import { emptyJournal, parseJournal, type CartJournal } from "@rewire/domain";
import { CART_JOURNAL_KEY, createStoredValue } from "../../client/createStoredValue.ts";

/** Stores the cart journal, either in the browser's storage or in memory. */
export interface JournalStorage {
  /** Returns the journal; the same object until it changes in this or another tab. */
  readonly read: () => CartJournal;
  readonly update: (change: (journal: CartJournal) => CartJournal) => void;
  /** Returns whether all tabs of this browser share the journal. */
  readonly isShared: () => boolean;
  /** Registers a listener for every change in this or another tab. @returns the function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Creates a journal storage in memory, which lasts until the document is unloaded.
 *
 * @param isShared Value that the method `isShared` returns.
 * @default true
 */
export function createMemoryJournal(isShared = true): JournalStorage {
  let journal = emptyJournal;
  const listeners = new Set<() => void>();
  return {
    read: () => journal,
    isShared: () => isShared,
    update: (change) => {
      const nextJournal = change(journal);
      if (nextJournal === journal) return;
      journal = nextJournal;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Creates a journal storage in the browser, shared by all tabs. If the browser's storage is unavailable or full, this
 * tab keeps its journal in memory until the document is unloaded.
 */
export function createBrowserJournal(): JournalStorage {
  const memoryJournal = createMemoryJournal();
  const storedJournal = createStoredValue({
    key: CART_JOURNAL_KEY,
    area: "local",
    parse: (text) => parseJournal(text, Date.now()),
  });
  let isStorageUnavailable = false;

  const read = (): CartJournal => {
    if (isStorageUnavailable) return memoryJournal.read();
    const journal = storedJournal.read();
    isStorageUnavailable = !storedJournal.isStored();
    return isStorageUnavailable ? memoryJournal.read() : journal;
  };

  return {
    read,
    isShared: () => !isStorageUnavailable,
    update: (change) => {
      const currentJournal = read();
      const changedJournal = change(currentJournal);
      if (changedJournal === currentJournal) return;
      // A journal without the time of its last change would have expired when the next page reads it.
      const nextJournal = { ...changedJournal, at: Date.now() };
      if (!isStorageUnavailable) {
        storedJournal.write(nextJournal);
        isStorageUnavailable = !storedJournal.isStored();
      }
      memoryJournal.update(() => nextJournal);
    },
    subscribe: (listener) => {
      const unsubscribers = [memoryJournal.subscribe(listener), storedJournal.onOtherTab(listener)];
      return () => {
        for (const unsubscribeListener of unsubscribers) unsubscribeListener();
      };
    },
  };
}
