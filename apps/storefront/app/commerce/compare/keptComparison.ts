import { createKept } from "../createKept.ts";

/** The products that this browser has chosen for the comparison, as changeComparison.ts writes them; "" or "[]" for none. */
export const keptComparison = createKept("rewire.compare");
