import { createStoredValue } from "@rewire/data/stored-value";

// @chunk frame: used by the page frame, and by all code that starts the store.

/** Comparison stored in this browser as text, in the format of changeComparison.ts; "" or "[]" if it is empty. */
export const storedComparison = createStoredValue({
  key: "rewire.compare",
  area: "local",
  parse: (text) => text ?? "",
  print: String,
});
