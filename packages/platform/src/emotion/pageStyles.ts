import type { EmotionCache } from "@emotion/react";

/** What `create-instance` of @emotion/server makes of a cache, as much of it as is used here. */
interface EmotionServer {
  extractCritical(html: string): { css: string; ids: readonly string[] };
}

/**
 * Writes the styles that a rendered page uses, and only these, as one style element. It has an attribute of its own,
 * `data-styles`: an element that Emotion finds by its own attribute is moved, and the browser styles the whole page anew.
 */
export function renderPageStyles(server: EmotionServer, html: string, nonce: string): string {
  const { css, ids } = server.extractCritical(html);
  return `<style nonce="${nonce}" data-styles="${ids.join(" ")}">${css}</style>`;
}

/** Tells Emotion in the browser which styles {@link renderPageStyles} has put into the page, so that it inserts none twice. */
export function adoptPageStyles(cache: EmotionCache): void {
  const ids = document.querySelector<HTMLElement>("[data-styles]")?.dataset["styles"]?.split(" ") ?? [];
  for (const id of ids) cache.inserted[id] = true;
}
