import { preventPlay } from "@rewire/platform/storybook";
import type { StoryContext } from "@storybook/react-vite";

/** Tags of stories that are on no picture with header and footer: nothing holds that they can be played there. */
const UNPLAYED = ["alone", "no-picture"];

/** Whether a screen brings its own layout, so that it is the same with header and footer. */
const hasOwnFrame = (app: unknown) => typeof app === "object" && app !== null && "hasOwnFrame" in app;

/**
 * Skips `play` of a screen with header and footer unless that is how it is pictured: written for the screen alone, it
 * would find a word twice, and replace the screen by an error. The initial state is shown.
 */
export function playInOwnFrame({ globals, id, parameters, tags, viewMode }: StoryContext): void {
  const isWrittenForIt = !tags.some((tag) => UNPLAYED.includes(tag)) || hasOwnFrame(parameters["app"]);
  if (viewMode === "story" && globals["frame"] === "page" && !isWrittenForIt) preventPlay(id);
}
