import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Ends what `early/noteFresh` has begun as soon as the reader goes on to another address: from then on pages may be
 * come back to. It runs before `ScrollRestoration`, which stands after the page.
 */
export function useFreshness(): void {
  const { key } = useLocation();
  const opened = useRef(key);
  useLayoutEffect(() => {
    if (key !== opened.current) delete document.documentElement.dataset["fresh"];
  }, [key]);
}
