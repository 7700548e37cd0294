/** A text that this browser keeps from page to page, and shares with its other tabs. */
export interface Kept {
  /** "" where nothing is kept. */
  readonly read: () => string;
  readonly write: (text: string) => void;
  /** Calls back when it changes here or in another tab; answers with how to stop that. */
  readonly onChange: (listener: () => void) => () => void;
}

/** Keeps a text under a name. Where the browser refuses its storage, the text lives as long as the page. */
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
