import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Removes the mark of `early/noteFresh` on the first navigation: from then on, scroll positions may be restored. Must
 * run before `ScrollRestoration`, which follows the page.
 */
export function useFreshness(): void {
  const { key } = useLocation();
  const opened = useRef(key);
  useLayoutEffect(() => {
    if (key !== opened.current) delete document.documentElement.dataset["fresh"];
  }, [key]);
}
