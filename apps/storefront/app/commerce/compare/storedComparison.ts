import { createStoredValue } from "@rewire/data/stored-value";

// @chunk frame: used by the page frame, and by all code that starts the commerce code.

/**
 * Comparison as stored in this browser, in the text format of changeComparison.ts; "" or "[]" if no products are
 * selected.
 */
export const storedComparison = createStoredValue({
  key: "rewire.compare",
  area: "local",
  parse: (text) => text ?? "",
  print: String,
});
