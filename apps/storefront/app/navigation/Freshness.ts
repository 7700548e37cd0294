import { useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/**
 * Removes the mark of `early/noteFresh` on the first navigation to another page or back: from then on, scroll positions
 * may be restored. Another query of the same page keeps it, because the browser would style and lay out the whole page
 * anew. Must run before `ScrollRestoration`, which follows the page. A component, so that a navigation renders nothing
 * else.
 */
export function Freshness(): null {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const opened = useRef({ key, pathname });
  useLayoutEffect(() => {
    const isElsewhere = pathname !== opened.current.pathname || type === NavigationType.Pop;
    if (key !== opened.current.key && isElsewhere) delete document.documentElement.dataset["fresh"];
  }, [key, pathname, type]);
  return null;
}
