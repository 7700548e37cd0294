import type { Viewer } from "@rewire/domain";

// @chunk frame: the corner of the header, and whatever starts the store.

/** Where this browser keeps that somebody is logged in, so that the header need not wait for the store: no name, no token. */
const KEY = "rewire.isCustomer";

const listeners = new Set<() => void>();
/** What the store knows: undefined until it has asked. */
let viewer: Viewer | null | undefined;

/** Who is logged in, as the shop has said; null for a guest, undefined while nobody has asked. */
export const readViewer = (): Viewer | null | undefined => viewer;

/** Whether somebody was logged in when this browser last knew. */
export function wasCustomer(): boolean {
  try {
    return window.localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Keeps who is logged in for whoever shows it. */
export function writeViewer(next: Viewer | null | undefined): void {
  if (viewer === next) return;
  viewer = next;
  if (next !== undefined) {
    try {
      if (next) window.localStorage.setItem(KEY, "1");
      else window.localStorage.removeItem(KEY);
    } catch {
      // Private windows may refuse; the header then knows when the store has started.
    }
  }
  for (const listener of listeners) listener();
}

/** Calls back when somebody logs in or out here, or in another tab. */
export function onViewerChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** Calls back when somebody has logged in or out in another tab. */
export function onOtherTab(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === KEY) listener();
  };
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
}
