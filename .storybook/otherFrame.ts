import { preventPlay } from "@rewire/platform/storybook";
import type { StoryContext } from "@storybook/react-vite";

/**
 * Skips `play` of a screen with header and footer unless that is how it is pictured: written for the screen alone, it
 * would find a word twice, and replace the screen by an error. The initial state is shown.
 */
export function playInOwnFrame({ globals, id, tags, viewMode }: StoryContext): void {
  if (viewMode === "story" && globals["frame"] === "page" && !tags.includes("visual")) preventPlay(id);
}
