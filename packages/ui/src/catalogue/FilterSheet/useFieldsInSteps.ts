import { startTransition, useEffect, useState } from "react";

/** Number of filters in the first viewport of the sheet on a phone. */
const FIRST_FIELDS = 3;
/** Number of filters that are rendered in one step, short enough for the sheet to respond in between. */
const STEP = 2;

/**
 * Returns the number of filters to render: the first ones with the sheet, the others in steps while it is open. A
 * closed sheet is reduced to its first filters again, so that it opens quickly the next time.
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
