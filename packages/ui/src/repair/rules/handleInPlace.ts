import type { MouseEvent } from "react";

/**
 * Creates a click handler that calls `act` instead of following the link, unless the link is opened in a new tab or
 * window.
 */
export const handleInPlace = (action: (() => void) | undefined) => (event: MouseEvent) => {
  if (!action || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  action();
};
