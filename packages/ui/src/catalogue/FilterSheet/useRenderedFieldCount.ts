import { startTransition, useEffect, useState } from "react";

/** Number of filters in the first viewport of the sheet on a phone. */
const INITIAL_FIELD_COUNT = 3;
/** Number of filters that are rendered in one step, short enough for the sheet to respond in between. */
const FIELDS_PER_STEP = 2;

/**
 * Returns the number of filters to render, so that the filter sheet opens quickly. The number starts with the filters
 * in the first viewport, grows in steps while the sheet is open, and is reset when the sheet closes.
 * @param total Total number of filters, or null while they are loading.
 */
export function useRenderedFieldCount(isOpen: boolean, total: number | null): number {
  const [renderedCount, setRenderedCount] = useState(INITIAL_FIELD_COUNT);
  useEffect(() => {
    if (!isOpen) startTransition(() => setRenderedCount(INITIAL_FIELD_COUNT));
    else if (total !== null && renderedCount < total)
      startTransition(() => setRenderedCount(renderedCount + FIELDS_PER_STEP));
  }, [isOpen, total, renderedCount]);
  return renderedCount;
}
