/** Where this browser keeps the last known number of pieces, for the header until the store has started. */
const KEY = "rewire.cartCount";

const listeners = new Set<() => void>();

/** The last known number of pieces; 0 where nothing is kept or storage is closed to us. */
export function readItemCount(): number {
  try {
    const count = Number(window.localStorage.getItem(KEY));
    return Number.isSafeInteger(count) && count > 0 ? count : 0;
  } catch {
    return 0;
  }
}

/** Keeps the number of pieces for the next page and tells who shows it. */
export function writeItemCount(count: number): void {
  try {
    window.localStorage.setItem(KEY, String(count));
  } catch {
    // Private windows may refuse; the number is then known again when the store starts.
  }
  for (const listener of listeners) listener();
}

/** Calls back when the number changes here or in another tab. */
export function onItemCountChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
