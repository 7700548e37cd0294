import { createStoredValue } from "@rewire/data/stored-value";

// @chunk frame: used by the page frame, and by all code that starts the store.

/** Stored comparison of this browser, in the format of changeComparison.ts; "" or "[]" for none. */
export const storedComparison = createStoredValue({
  key: "rewire.compare",
  area: "local",
  parse: (text) => text ?? "",
  print: String,
});
