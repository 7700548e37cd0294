import { createKept } from "../createKept.ts";

// @chunk frame: the frame, and whatever starts the store.

/** Stored comparison of this browser, in the format of changeComparison.ts; "" or "[]" for none. */
export const keptComparison = createKept("rewire.compare");
