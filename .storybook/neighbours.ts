import { PRELOAD_ENTRIES } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";

/**
 * Keeps Storybook from loading the entries beside a story before anybody asks for them. A server of single modules
 * takes as long for them as for the story itself, and the page of documentation among them brings 4.6 MB of its own.
 */
export function loadNoNeighbours(): void {
  addons.getChannel().removeAllListeners(PRELOAD_ENTRIES);
}
