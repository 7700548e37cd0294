import { preventPlay } from "@rewire/platform/storybook";
import type { StoryContext } from "@storybook/react-vite";
import { firstGlobals } from "./toolbar.ts";

/** Whether a story is shown in another language than it was written for; it says which in its own `globals`. */
function isInOtherLanguage(context: StoryContext): boolean {
  const { storyGlobals } = context as { storyGlobals?: Record<string, unknown> };
  return context.globals["locale"] !== (storyGlobals?.["locale"] ?? firstGlobals.locale);
}

/**
 * Keeps a story from being played in another language than its own: it would look for words that are not there,
 * and show an error in place of the component. What it shows before anybody acts is shown.
 */
export function playInOwnLanguage(context: StoryContext): void {
  if (context.viewMode === "story" && isInOtherLanguage(context)) preventPlay(context.id);
}
