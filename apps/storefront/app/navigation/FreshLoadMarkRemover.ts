import { useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/**
 * Component that removes `data-fresh` from the root element on the first navigation to another page or back, because
 * scroll positions may be restored from then on. The attribute is kept while only the query changes, because removing
 * it restyles the whole page. Must be rendered before `ScrollRestoration`. Renders nothing.
 */
export function FreshLoadMarkRemover(): null {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const openedLocation = useRef({ key, pathname });
  useLayoutEffect(() => {
    const hasLeftPage = pathname !== openedLocation.current.pathname || type === NavigationType.Pop;
    if (key !== openedLocation.current.key && hasLeftPage) delete document.documentElement.dataset["fresh"];
  }, [key, pathname, type]);
  return null;
}
