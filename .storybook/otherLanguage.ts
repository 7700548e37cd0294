import { preventPlay } from "@rewire/platform/storybook";
import type { StoryContext } from "@storybook/react-vite";
import { firstGlobals } from "./toolbar.ts";

/** Whether the story is shown in another language than the one of its `globals`. */
function isInOtherLanguage(context: StoryContext): boolean {
  const { storyGlobals } = context as { storyGlobals?: Record<string, unknown> };
  return context.globals["locale"] !== (storyGlobals?.["locale"] ?? firstGlobals.locale);
}

/**
 * Skips `play` of a story in another language: it would search for text that is not there, and replace the component by
 * an error. The initial state is shown.
 */
export function playInOwnLanguage(context: StoryContext): void {
  if (context.viewMode === "story" && isInOtherLanguage(context)) preventPlay(context.id);
}
