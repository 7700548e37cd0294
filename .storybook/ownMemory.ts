import type { StoryContext } from "@storybook/react-vite";
import { removeNotices } from "@rewire/ui/toast";

/** Begins the names under which the shop keeps things in the browser; Storybook has names of its own there. */
const OURS = /^rewire/;

/**
 * Lets each story begin in a browser that knows nothing: stories are shown one after the other on a page, and the cart
 * that one of them kept would be put back into the shop of the next; a notice that one left would be shown by the next,
 * and its "View cart" opens a cart that is gone. On a page of docs they stand beside each other.
 */
export function forgetEarlierStories({ viewMode }: StoryContext): void {
  if (viewMode !== "story") return;
  removeNotices();
  for (const storage of [window.localStorage, window.sessionStorage]) {
    for (const name of Object.keys(storage)) if (OURS.test(name)) storage.removeItem(name);
  }
}
