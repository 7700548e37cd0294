import type { MouseEvent } from "react";

/**
 * Creates a click handler for a link, which calls `action` instead of following the link. Clicks that open a new tab or
 * window are not affected.
 */
export const createInPlaceHandler = (action: (() => void) | undefined) => (event: MouseEvent) => {
  if (!action || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  action();
};
