/** Storybook's internal state of the current story. */
interface StoryRender {
  id: string;
  renderOptions: { autoplay: boolean };
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const isStoryRender = (value: unknown): value is StoryRender =>
  isObject(value) &&
  "id" in value &&
  "renderOptions" in value &&
  isObject(value.renderOptions) &&
  "autoplay" in value.renderOptions;

/**
 * Prevents Storybook from running the play function of a story that is about to be rendered.
 * @param storyId Id of the story.
 * @throws Error if Storybook has no such internal option, in which case this patch must be removed or adapted.
 */
export function preventPlay(storyId: string): void {
  const storybookPreview: unknown = Reflect.get(globalThis, "__STORYBOOK_PREVIEW__");
  const storyRender: unknown =
    isObject(storybookPreview) && "currentRender" in storybookPreview ? storybookPreview.currentRender : undefined;
  if (!isStoryRender(storyRender))
    throw new Error(
      "Storybook has no autoplay of the current story any more: see packages/platform/src/storybook/preventPlay.ts.",
    );
  if (storyRender.id === storyId) storyRender.renderOptions = { ...storyRender.renderOptions, autoplay: false };
}
