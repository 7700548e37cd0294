import { CacheProvider, type EmotionCache } from "@emotion/react";
import { createStyleCache } from "@rewire/platform/emotion";
import type { Decorator } from "@storybook/react-vite";

const current: { owner?: string; cache?: EmotionCache } = {};

/** Styles of the current story, or of pages of documentation; those of the previous one are removed. */
function stylesOf(owner: string): EmotionCache {
  if (current.cache && current.owner === owner) return current.cache;
  current.cache?.sheet.flush();
  const cache = createStyleCache({ speedy: true });
  Object.assign(current, { owner, cache });
  return cache;
}

/**
 * Gives each story its own style sheet. A shared one would collect the rules of a thousand stories, which doubles the
 * time of the last ones. Stories of docs pages share one, instead of a `style` element for each rule that stays for
 * whatever is shown next.
 */
export const withOwnStyles: Decorator = (Story, { id, viewMode }) => (
  <CacheProvider value={stylesOf(viewMode === "story" ? id : "docs")}>
    <Story />
  </CacheProvider>
);
