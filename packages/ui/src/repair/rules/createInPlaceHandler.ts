import type { MouseEvent } from "react";

/**
 * Creates a click handler that calls `action` instead of following the link, unless the click opens a new tab or
 * window, or there is no action.
 */
export const createInPlaceHandler = (action: (() => void) | undefined) => (event: MouseEvent) => {
  if (!action || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  action();
};
