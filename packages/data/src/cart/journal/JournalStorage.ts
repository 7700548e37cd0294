import { emptyJournal, parseJournal, type CartJournal } from "@rewire/domain";
import { CART_JOURNAL_KEY, createStoredValue } from "../../client/createStoredValue.ts";

/** Storage of the cart journal, in the browser's storage or in memory. */
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
 * Creates a journal in memory, which lasts until the document is unloaded.
 *
 * @param isShared Value that `isShared` reports: whether every tab that changes the cart uses this journal.
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
 * Creates a journal in this browser's storage, shared by its tabs. Where storage is unavailable or full, the journal is
 * kept in memory for the lifetime of the document, so that it never overwrites journals stored by other tabs.
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
      const nextJournal = change(currentJournal);
      if (nextJournal === currentJournal) return;
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
