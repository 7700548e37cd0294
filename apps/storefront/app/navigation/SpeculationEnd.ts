import { useEffect } from "react";

/**
 * Component that removes the page's speculation rules: once React handles links, a page that the browser has prepared
 * would never be shown. Renders nothing.
 */
export function SpeculationEnd(): null {
  useEffect(() => {
    for (const rules of document.querySelectorAll("script[type=speculationrules]")) rules.remove();
  }, []);
  return null;
}
