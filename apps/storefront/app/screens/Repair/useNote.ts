import { useSyncExternalStore } from "react";

const KEY = "rewire-repair-note";
const listeners = new Set<() => void>();
// Fallback in memory if storage is unavailable.
let written: string | null = null;

function read(): string {
  if (written !== null) return written;
  try {
    return sessionStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

function write(note: string): void {
  written = note;
  try {
    sessionStorage.setItem(KEY, note);
  } catch {
    // Same as above.
  }
  for (const listener of listeners) listener();
}

/** Clears the note, for example after a log-out. */
export const clearNote = (): void => write("");

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Returns the customer's note about a device; stored in this tab, so that it survives reloads and navigations. */
export const useNote = (): [note: string, setNote: (note: string) => void] => [
  useSyncExternalStore(subscribe, read, () => ""),
  write,
];
