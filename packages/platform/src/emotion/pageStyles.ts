import type { EmotionCache } from "@emotion/react";

/** Part of the result of `create-instance` of @emotion/server that is used. */
interface EmotionServer {
  extractCritical(html: string): { css: string };
}

/**
 * Renders the styles that a page uses, and only these, as one style element. It has its own attribute, `data-styles`:
 * Emotion would move an element with its attribute, and the browser would restyle the whole page.
 *
 * @param complete Adds what the styles of the page's elements need, such as variables.
 */
export function renderPageStyles(
  server: EmotionServer,
  html: string,
  nonce: string,
  complete: (css: string) => string,
): string {
  const { css } = server.extractCritical(html);
  return `<style nonce="${nonce}" data-styles>${complete(css.replaceAll(";}", "}"))}</style>`;
}

/**
 * Registers the styles rendered by {@link renderPageStyles} with Emotion in the browser, so that none is inserted
 * twice. Their names are read from the rules, because a list of them would be a kilobyte of every page.
 */
export function adoptPageStyles(cache: EmotionCache): void {
  const css = document.querySelector("style[data-styles]")?.textContent ?? "";
  for (const [, id = ""] of css.matchAll(/\.css-([a-z0-9]+)/g)) cache.inserted[id] = true;
}
