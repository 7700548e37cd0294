import { createKept } from "../createKept.ts";

// @chunk frame: the frame, and whatever starts the store.

/** The products that this browser has chosen for the comparison, as changeComparison.ts writes them; "" or "[]" for none. */
export const keptComparison = createKept("rewire.compare");
