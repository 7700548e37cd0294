import { useSyncExternalStore } from "react";
import { createStoredValue } from "@rewire/data/stored-value";

/** Customer's note about a device; "" for none. In session storage: it must not be visible to later users. */
const storedNote = createStoredValue({
  key: "rewire-repair-note",
  area: "session",
  parse: (text) => text ?? "",
  print: String,
});

/** Clears the note, for example after a log-out. */
export const clearNote = storedNote.clear;

/** Returns the customer's note about a device; stored in this tab, so that it survives reloads and navigations. */
export const useNote = (): [note: string, setNote: (note: string) => void] => [
  useSyncExternalStore(storedNote.onChange, storedNote.read, () => ""),
  storedNote.write,
];
