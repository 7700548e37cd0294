import type { Viewer } from "@rewire/domain";

// @chunk frame: the corner of the header, and whatever starts the store.

/**
 * Local storage key that marks a logged-in customer, so that the header need not wait for the store; contains no name
 * and no token.
 */
const KEY = "rewire.isCustomer";

const listeners = new Set<() => void>();
/** Logged-in customer; undefined until the store has requested it. */
let viewer: Viewer | null | undefined;

/** Returns the logged-in customer; null for a guest, undefined while unknown. */
export const readViewer = (): Viewer | null | undefined => viewer;

/** Returns whether a customer was logged in when this browser last knew. */
export function wasLoggedIn(): boolean {
  try {
    return window.localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Stores the logged-in customer and notifies subscribers. */
export function writeViewer(next: Viewer | null | undefined): void {
  if (viewer === next) return;
  viewer = next;
  if (next !== undefined) {
    try {
      if (next) window.localStorage.setItem(KEY, "1");
      else window.localStorage.removeItem(KEY);
    } catch {
      // Storage may be unavailable in private windows; the header then waits for the store.
    }
  }
  for (const listener of listeners) listener();
}

/** Subscribes to log-in and log-out in this or another tab; returns the unsubscribe function. */
export function onViewerChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** Subscribes to log-in and log-out in other tabs; returns the unsubscribe function. */
export function onOtherTab(listener: () => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === KEY) listener();
  };
  window.addEventListener("storage", handleStorage);
  return () => window.removeEventListener("storage", handleStorage);
}
