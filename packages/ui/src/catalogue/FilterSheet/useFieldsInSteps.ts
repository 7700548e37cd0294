import { startTransition, useEffect, useState } from "react";

/** Number of filters in the first viewport of the sheet on a phone. */
const FIRST_FIELDS = 3;
/** Number of filters that are rendered in one step, short enough for the sheet to respond in between. */
const STEP = 2;

/**
 * Returns the number of filters to render, so that the sheet opens quickly: it starts with the filters of the first
 * viewport, grows in steps while the sheet is open, and is reset when the sheet is closed.
 *
 * @param total Number of filters at most; null while they are loading.
 */
export function useFieldsInSteps(isOpen: boolean, total: number | null): number {
  const [limit, setLimit] = useState(FIRST_FIELDS);
  useEffect(() => {
    if (!isOpen) startTransition(() => setLimit(FIRST_FIELDS));
    else if (total !== null && limit < total) startTransition(() => setLimit(limit + STEP));
  }, [isOpen, total, limit]);
  return limit;
}
