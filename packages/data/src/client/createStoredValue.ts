// @chunk frame: the header shows stored values, such as the number of items in the cart, on every page.

/**
 * Key of the cart journal in the browser's storage. A script in the page's head also writes the journal, before the app
 * has started.
 */
export const CART_JOURNAL_KEY = "rewire.cart";

/** Kind of browser storage: `local` is persistent and shared by all tabs, `session` belongs to one tab. */
export type StorageArea = "local" | "session";

/**
 * Value under a key in the browser's storage. Its methods never throw, even if the storage fails or contains invalid
 * data.
 */
export interface StoredValue<T> {
  /** Returns the value; the same object until the stored text changes. */
  readonly read: () => T;
  /** Stores the value and notifies the subscribers of this tab. */
  readonly write: (value: T) => void;
  /** Removes the key and notifies the subscribers of this tab. */
  readonly clear: () => void;
  /** Returns whether the last access reached the storage; if not, the value is lost when the document is unloaded. */
  readonly isStored: () => boolean;
  /** Subscribes to changes in this or another tab; returns the unsubscribe function. */
  readonly onChange: (listener: () => void) => () => void;
  /** Subscribes to changes in other tabs; returns the unsubscribe function. */
  readonly onOtherTab: (listener: () => void) => () => void;
}

interface StoredValueOptions<T> {
  readonly key: string;
  readonly area: StorageArea;
  /** Parses and validates the stored text; may throw for any text, but not for null, which means "nothing stored". */
  readonly parse: (text: string | null) => T;
  /** Serialises a value; null removes the key. @default JSON.stringify */
  readonly print?: (value: T) => string | null;
}

/** Returns an area. @throws ReferenceError on a server, DOMException where the browser forbids storage */
const getStorage = (storageArea: StorageArea): Storage =>
  storageArea === "local" ? window.localStorage : window.sessionStorage;

/**
 * Creates an accessor of the text under a key of the browser's storage, which keeps the text in memory while the
 * storage cannot store it.
 */
function createStoredText(storageArea: StorageArea, key: string) {
  /** Text in place of one that could not be stored. */
  let fallbackText: string | null = null;
  let isStored = true;
  let hasLastWriteSucceeded = true;

  return {
    read: () => {
      if (!hasLastWriteSucceeded) return fallbackText;
      try {
        const text = getStorage(storageArea).getItem(key);
        isStored = true;
        return text;
      } catch {
        isStored = false;
        return null;
      }
    },
    write: (text: string | null) => {
      try {
        if (text === null) getStorage(storageArea).removeItem(key);
        else getStorage(storageArea).setItem(key, text);
        hasLastWriteSucceeded = true;
      } catch {
        hasLastWriteSucceeded = false;
        fallbackText = text;
      }
      isStored = hasLastWriteSucceeded;
    },
    isStored: () => isStored,
  };
}

/** Calls the listener when another tab changes the key or clears the storage; returns the unsubscribe function. */
function subscribeToOtherTabs(key: string, listener: () => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener("storage", handleStorage);
  return () => window.removeEventListener("storage", handleStorage);
}

/**
 * Creates an accessor for a value in the browser's storage. While the storage is missing, forbidden or full, the value
 * is kept in memory, and every write tries the storage again. Text that cannot be parsed is treated as missing.
 */
export function createStoredValue<T>({
  key,
  area: storageArea,
  parse,
  print: stringify = JSON.stringify,
}: StoredValueOptions<T>): StoredValue<T> {
  const listeners = new Set<() => void>();
  const storedText = createStoredText(storageArea, key);
  let parsedEntry: { readonly text: string | null; readonly value: T } | undefined;

  const writeText = (text: string | null) => {
    storedText.write(text);
    for (const listener of listeners) listener();
  };
  const parseText = (text: string | null) => {
    try {
      return parse(text);
    } catch {
      return parse(null);
    }
  };

  return {
    read: () => {
      const text = storedText.read();
      if (parsedEntry?.text !== text) parsedEntry = { text, value: parseText(text) };
      return parsedEntry.value;
    },
    write: (value) => {
      const text = stringify(value);
      // The next read returns this value without parsing its text.
      if (text !== null) parsedEntry = { text, value };
      writeText(text);
    },
    clear: () => writeText(null),
    isStored: storedText.isStored,
    onChange: (listener) => {
      listeners.add(listener);
      const unsubscribe = subscribeToOtherTabs(key, listener);
      return () => {
        listeners.delete(listener);
        unsubscribe();
      };
    },
    onOtherTab: (listener) => subscribeToOtherTabs(key, listener),
  };
}

/** Removes all values of a storage area whose keys begin with `prefix`. */
export function clearStoredValues(storageArea: StorageArea, prefix: string): void {
  try {
    const storage = getStorage(storageArea);
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
}
