import type { EmotionCache } from "@emotion/react";

/** Part of the result of `create-instance` of @emotion/server that is used. */
interface EmotionServer {
  extractCritical(html: string): { css: string; ids: readonly string[] };
}

/**
 * Renders the styles that a page uses, and only these, as one style element. It has its own attribute, `data-styles`:
 * Emotion would move an element with its attribute, and the browser would restyle the whole page.
 */
export function renderPageStyles(server: EmotionServer, html: string, nonce: string): string {
  const { css, ids } = server.extractCritical(html);
  return `<style nonce="${nonce}" data-styles="${ids.join(" ")}">${css}</style>`;
}

/**
 * Registers the styles rendered by {@link renderPageStyles} with Emotion in the browser, so that none is inserted
 * twice.
 */
export function adoptPageStyles(cache: EmotionCache): void {
  const ids = document.querySelector<HTMLElement>("[data-styles]")?.dataset["styles"]?.split(" ") ?? [];
  for (const id of ids) cache.inserted[id] = true;
}
