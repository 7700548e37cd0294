import type { awaitsHydration } from "./awaitsHydration.ts";
import type { createTextReplacements } from "./createTextReplacements.ts";
import type { redirectTextChanges } from "./redirectTextChanges.ts";

/** Functions that {@link followTranslation} calls, which become text of the same script. */
export interface TranslationFunctions {
  readonly awaitsHydration: typeof awaitsHydration;
  readonly createTextReplacements: typeof createTextReplacements;
  readonly redirectTextChanges: typeof redirectTextChanges;
}

/**
 * Lets React and a browser's translation change the same page. A translation replaces texts by `font` elements, while
 * React keeps the texts: what it removed or moved would throw, and what it changed would not be seen, such as a price.
 * Each replaced text is therefore recorded with its replacement, and the methods that React calls change the latter;
 * these are wrapped only on pages that are translated. At the event `rewire:hydrate`, all texts are put back, so that React finds the page
 * as the server has rendered it; what the browser translates again meanwhile in parts that are not hydrated yet is put
 * back, too.
 *
 * The function becomes text of an early script, so it must not reference its outer scope.
 *
 * @param isHydrated See `isHydrated.ts`.
 */
export function followTranslation(
  isHydrated: (element: Element) => boolean,
  { awaitsHydration, createTextReplacements, redirectTextChanges }: TranslationFunctions,
): void {
  /** How often a text is put back, since some parts are hydrated late or never. */
  const maxReturns = 20;
  const returnCounts = new WeakMap<Node, number>();
  const replacements = createTextReplacements();
  let isTranslated = false;
  let isHydrating = false;

  const handleTranslation = () => {
    if (!isTranslated) redirectTextChanges(replacements);
    isTranslated = true;
  };
  const handleRemoval = (node: Node, mutation: MutationRecord) => {
    if (!replacements.record(node, mutation)) return;
    handleTranslation();
    const returnCount = returnCounts.get(node) ?? 0;
    if (!isHydrating || returnCount === maxReturns || !awaitsHydration(mutation.target, isHydrated)) return;
    returnCounts.set(node, returnCount + 1);
    replacements.putBack(node);
  };
  const followPage = () => {
    new MutationObserver((mutations) => {
      for (const mutation of mutations) for (const node of mutation.removedNodes) handleRemoval(node, mutation);
    }).observe(document, { childList: true, subtree: true });
    // Translations that use no `font` elements change the language.
    new MutationObserver(handleTranslation).observe(document.documentElement, { attributeFilter: ["lang"] });
  };

  document.addEventListener("rewire:hydrate", () => {
    isHydrating = true;
    replacements.putAllBack();
  });
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", followPage);
  else followPage();
}
