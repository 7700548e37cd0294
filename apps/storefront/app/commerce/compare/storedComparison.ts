import { createStoredValue } from "@rewire/data/stored-value";

// @chunk frame: the frame, and whatever starts the store.

/** Stored comparison of this browser, in the format of changeComparison.ts; "" or "[]" for none. */
export const storedComparison = createStoredValue({
  key: "rewire.compare",
  area: "local",
  parse: (text) => text ?? "",
  print: String,
});
