import type { EmotionCache } from "@emotion/react";
import { STYLE_CACHE_KEY } from "./styleNames.ts";

/** Functions used from the result of @emotion/server's `create-instance`. */
interface EmotionServer {
  extractCritical(html: string): { css: string };
}

/**
 * Renders a style element that contains only the styles used by a page. The element has the attribute `data-styles`
 * instead of `data-emotion`, because Emotion would move an element with its own attribute, and the browser would then
 * recalculate the styles of the whole page.
 * @param completeCss Receives the styles and the HTML of the page. Returns the styles together with the rules on which
 * they depend, such as the definitions of CSS variables.
 */
export function renderPageStyles(
  server: EmotionServer,
  html: string,
  nonce: string,
  completeCss: (css: string, html: string) => string,
): string {
  const { css } = server.extractCritical(html);
  return `<style nonce="${nonce}" data-styles>${completeCss(css.replaceAll(";}", "}"), html)}</style>`;
}

/**
 * Registers the styles rendered by {@link renderPageStyles} with Emotion in the browser, so that no rule is inserted
 * twice. The names of the styles are read from the rules, because a separate list would add a kilobyte to every page.
 */
export function adoptPageStyles(cache: EmotionCache): void {
  const css = document.querySelector("style[data-styles]")?.textContent ?? "";
  const selector = new RegExp(`\\.${STYLE_CACHE_KEY}-(\\w+)`, "g");
  for (const [, id = ""] of css.matchAll(selector)) cache.inserted[id] = true;
}
