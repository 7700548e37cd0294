/** Text in local storage, synchronised between tabs. */
export interface Kept {
  /** Returns the text; "" if nothing is stored. */
  readonly read: () => string;
  readonly write: (text: string) => void;
  /** Subscribes to changes in this or another tab; returns the unsubscribe function. */
  readonly onChange: (listener: () => void) => () => void;
}

/** Creates a stored text with a key. If storage is unavailable, the text lives in memory. */
export function createKept(key: string): Kept {
  const listeners = new Set<() => void>();
  let refused: string | null = null;
  return {
    read: () => {
      if (refused !== null) return refused;
      try {
        return window.localStorage.getItem(key) ?? "";
      } catch {
        return "";
      }
    },
    write: (text) => {
      try {
        window.localStorage.setItem(key, text);
        refused = null;
      } catch {
        refused = text;
      }
      for (const listener of listeners) listener();
    },
    onChange: (listener) => {
      listeners.add(listener);
      window.addEventListener("storage", listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener("storage", listener);
      };
    },
  };
}
