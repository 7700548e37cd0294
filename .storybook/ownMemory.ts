import type { StoryContext } from "@storybook/react-vite";
import { removeNotices } from "@rewire/ui/toast";

/** Prefix of the storefront's keys in the browser's storage; Storybook has keys of its own. */
const OURS = /^rewire/;

/**
 * Clears the browser's storage before each story. Stories share a page, so that the cart or a notice of one would
 * otherwise appear in the next. On a docs page several stories are shown at once.
 */
export function clearStoryState({ viewMode }: StoryContext): void {
  if (viewMode !== "story") return;
  removeNotices();
  for (const storage of [window.localStorage, window.sessionStorage]) {
    for (const name of Object.keys(storage)) if (OURS.test(name)) storage.removeItem(name);
  }
}
