import type { MouseEvent } from "react";

/** Does something instead of leading there, unless the link is opened beside the page. */
export const inPlace = (act: (() => void) | undefined) => (event: MouseEvent) => {
  if (!act || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
};
