import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/**
 * Component that runs what navigation within the app needs. Renders nothing; must be rendered before `ScrollRestoration`.
 *
 * - Removes the page's speculation rules: links load no documents any more, so prerendered ones would never be used.
 * - After a navigation to another page or back, removes `data-fresh` from the root element, because scroll positions may
 * be restored from then on. It is kept while only the query changes, because removing it restyles the whole page.
 * - Focuses a new page, unless the visitor has gone back or the URL names a part of the page.
 */
export function PageChangeEffects(): null {
  const location = useLocation();
  const hasGone = useNavigationType() === NavigationType.Pop;
  const lastLocation = useRef(location);
  useEffect(() => document.querySelector("script[type=speculationrules]")?.remove(), []);
  useLayoutEffect(() => {
    const { current: previousLocation } = lastLocation;
    lastLocation.current = location;
    if (previousLocation === location || (previousLocation.pathname === location.pathname && !hasGone)) return;
    delete document.documentElement.dataset["fresh"];
    if (!hasGone)
      import("./focusPage.ts").then(
        ({ focusPage }) => focusPage(),
        () => undefined,
      );
  }, [location, hasGone]);
  return null;
}
