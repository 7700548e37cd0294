import { CacheProvider, type EmotionCache } from "@emotion/react";
import { createStyleCache } from "@rewire/platform/emotion";
import type { Decorator } from "@storybook/react-vite";

const current: { id?: string; cache?: EmotionCache } = {};

/** Styles of the current story; those of the previous one are removed. */
function stylesOf(id: string): EmotionCache {
  if (current.cache && current.id === id) return current.cache;
  current.cache?.sheet.flush();
  const cache = createStyleCache({ speedy: true });
  Object.assign(current, { id, cache });
  return cache;
}

/**
 * Gives each story its own style sheet. A shared one would collect the rules of a thousand stories, which doubles the
 * time of the last ones. Stories of a docs page share one.
 */
export const withOwnStyles: Decorator = (Story, { id, viewMode }) =>
  viewMode === "story" ? (
    <CacheProvider value={stylesOf(id)}>
      <Story />
    </CacheProvider>
  ) : (
    <Story />
  );
