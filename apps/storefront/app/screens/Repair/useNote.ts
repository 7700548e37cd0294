import { useSyncExternalStore } from "react";
import { createStoredValue } from "@rewire/data/stored-value";

/**
 * Customer's note about a device; "" if there is none. Kept in session storage, because later users must not see it.
 */
const storedNote = createStoredValue({
  key: "rewire-repair-note",
  area: "session",
  parse: (text) => text ?? "",
  print: String,
});

/** Removes the stored note about the device, for example after a log-out. */
export const clearNote = storedNote.clear;

/**
 * Returns the customer's note about the device to be repaired, and a setter. The note is stored for this tab, so that
 * it survives reloads and navigation.
 */
export const useNote = (): [note: string, setNote: (note: string) => void] => [
  useSyncExternalStore(storedNote.onChange, storedNote.read, () => ""),
  storedNote.write,
];
