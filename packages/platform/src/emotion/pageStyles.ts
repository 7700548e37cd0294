import type { EmotionCache } from "@emotion/react";
import { STYLE_KEY } from "./styleNames.ts";

/** Functions used from the result of @emotion/server's `create-instance`. */
interface EmotionServer {
  extractCritical(html: string): { css: string };
}

/**
 * Renders the styles that a page uses, and only these, as one style element. The element has the attribute
 * `data-styles`, because Emotion would move an element with its own attribute, and the browser would restyle the whole
 * page.
 *
 * @param complete Returns the styles of the page's elements together with the rules that they depend on, such as
 * variables. Gets the page, too.
 */
export function renderPageStyles(
  server: EmotionServer,
  html: string,
  nonce: string,
  complete: (css: string, html: string) => string,
): string {
  const { css } = server.extractCritical(html);
  return `<style nonce="${nonce}" data-styles>${complete(css.replaceAll(";}", "}"), html)}</style>`;
}

/**
 * Registers the styles rendered by {@link renderPageStyles} with Emotion in the browser, so that no rule is inserted
 * twice. Reads their names from the rules, because a list of names would add a kilobyte to every page.
 */
export function adoptPageStyles(cache: EmotionCache): void {
  const css = document.querySelector("style[data-styles]")?.textContent ?? "";
  const selector = new RegExp(`\\.${STYLE_KEY}-(\\w+)`, "g");
  for (const [, id = ""] of css.matchAll(selector)) cache.inserted[id] = true;
}
