import { within } from "storybook/test";

/** Queries of a screen that a story shows, alone or on its page, where header and footer may say the same. */
export const withinScreen = (canvasElement: HTMLElement) =>
  within(canvasElement.querySelector("main") ?? canvasElement);
