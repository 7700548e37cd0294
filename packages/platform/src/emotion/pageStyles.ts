import type { EmotionCache } from "@emotion/react";

/** Functions used from the result of @emotion/server's `create-instance`. */
interface EmotionServer {
  extractCritical(html: string): { ids: readonly string[] };
}

/** Returns the styles that a page uses, in their order. */
export const listPageStyles = (cache: EmotionCache, server: EmotionServer, html: string): readonly string[] =>
  server.extractCritical(html).ids.map((id) => String(cache.inserted[id]));

/**
 * Renders a style element with the styles of a page. The element has the attribute `data-styles` instead of
 * `data-emotion`, because Emotion would move an element with its own attribute, and the browser would then recalculate
 * the styles of the whole page.
 */
export const renderPageStyles = (css: string, nonce: string): string =>
  `<style nonce="${nonce}" data-styles>${css}</style>`;

/** Class names with the prefix `STYLE_CACHE_KEY`. */
const CLASS_NAME_PATTERN = /\bc-(\w+)/g;

/**
 * Registers the styles of a rendered page with Emotion in the browser, so that no rule is inserted twice: those from
 * {@link renderPageStyles}, and those in the style sheet before the footer, which declares `--deferred`. If that could
 * not be loaded, nothing is registered, and Emotion inserts all styles, with those of states. The names of the styles
 * are read from the page, because a separate list would add a kilobyte to it.
 */
export function adoptPageStyles(cache: EmotionCache): void {
  if (document.querySelector("link[data-styles]") && !getComputedStyle(document.body).getPropertyValue("--deferred"))
    return;
  for (const { outerHTML } of document.querySelectorAll("style[data-styles],link[data-styles]~footer"))
    for (const [, id = ""] of outerHTML.matchAll(CLASS_NAME_PATTERN)) cache.inserted[id] = true;
}
