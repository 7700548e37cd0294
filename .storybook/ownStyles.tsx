import { CacheProvider, type EmotionCache } from "@emotion/react";
import { createStyleCache } from "@rewire/platform/emotion";
import type { Decorator } from "@storybook/react-vite";

const shown: { id?: string; cache?: EmotionCache } = {};

/** The styles of the story that is shown; those of the one before leave the page. */
function stylesOf(id: string): EmotionCache {
  if (shown.cache && shown.id === id) return shown.cache;
  shown.cache?.sheet.flush();
  const cache = createStyleCache({ speedy: true });
  Object.assign(shown, { id, cache });
  return cache;
}

/**
 * Gives each story a style sheet of its own. In one that all share, a thousand stories leave so many rules behind
 * that the last ones take twice as long as the first. Stories of a docs page stand beside each other and share one.
 */
export const withOwnStyles: Decorator = (Story, { id, viewMode }) =>
  viewMode === "story" ? (
    <CacheProvider value={stylesOf(id)}>
      <Story />
    </CacheProvider>
  ) : (
    <Story />
  );
