import { useEffect } from "react";

/**
 * Component that removes the page's speculation rules after hydration. From then on, links navigate without loading a
 * document, so prerendered documents would never be used. Renders nothing.
 */
export function SpeculationRulesRemover(): null {
  useEffect(() => {
    for (const rules of document.querySelectorAll("script[type=speculationrules]")) rules.remove();
  }, []);
  return null;
}
