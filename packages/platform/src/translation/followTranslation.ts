import type { awaitsHydration } from "./awaitsHydration.ts";
import type { createStandIns } from "./createStandIns.ts";
import type { redirectTextChanges } from "./redirectTextChanges.ts";

/** Functions that {@link followTranslation} calls, which become text of the same script. */
export interface TranslationFunctions {
  readonly awaitsHydration: typeof awaitsHydration;
  readonly createStandIns: typeof createStandIns;
  readonly redirectTextChanges: typeof redirectTextChanges;
}

/**
 * Lets React and a browser's translation change the same page. A translation replaces texts by `font` elements, while
 * React keeps the texts: what it removed or moved would throw, and what it changed would not be seen, such as a price.
 * Each replaced text is therefore noted with what stands for it, and React's methods are led there. They are replaced
 * only on pages that are translated. At the event `rewire:hydrate`, all texts are put back, so that React finds the page
 * as the server has rendered it; what the browser translates again meanwhile in parts that are not hydrated yet is put
 * back, too.
 *
 * The function becomes text of an early script, so it must not reference its outer scope.
 *
 * @param isHydrated See `isHydrated.ts`.
 */
export function followTranslation(
  isHydrated: (element: Element) => boolean,
  { awaitsHydration, createStandIns, redirectTextChanges }: TranslationFunctions,
): void {
  /** How often a text is put back, since some parts are hydrated late or never. */
  const maxReturns = 20;
  const returnCounts = new WeakMap<Node, number>();
  const standIns = createStandIns();
  let isTranslated = false;
  let isHydrating = false;

  const handleTranslation = () => {
    if (!isTranslated) redirectTextChanges(standIns);
    isTranslated = true;
  };
  const handleRemoval = (node: Node, mutation: MutationRecord) => {
    if (!standIns.note(node, mutation)) return;
    handleTranslation();
    const returnCount = returnCounts.get(node) ?? 0;
    if (!isHydrating || returnCount === maxReturns || !awaitsHydration(mutation.target, isHydrated)) return;
    returnCounts.set(node, returnCount + 1);
    standIns.putBack(node);
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
    standIns.putAllBack();
  });
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", followPage);
  else followPage();
}
