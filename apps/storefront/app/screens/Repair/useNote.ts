import { useSyncExternalStore } from "react";

const KEY = "rewire-repair-note";
const listeners = new Set<() => void>();
// Storage can be refused; the note then lives as long as the page.
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
    // As above.
  }
  for (const listener of listeners) listener();
}

/** Forgets it, for whoever comes after a log-out. */
export const clearNote = (): void => write("");

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** What the visitor writes about the device: kept in this tab, so that a reload or a look at another page loses nothing. */
export const useNote = (): [note: string, setNote: (note: string) => void] => [
  useSyncExternalStore(subscribe, read, () => ""),
  write,
];
