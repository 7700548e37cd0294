/** Storybook's own state of the story that is shown. */
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
 * Keeps Storybook from calling the play function of the story that it is about to render.
 * @param storyId Only this story is affected.
 * @throws Error if Storybook has no such switch; this patch must then be removed or adapted
 */
export function preventPlay(storyId: string): void {
  const preview: unknown = Reflect.get(globalThis, "__STORYBOOK_PREVIEW__");
  const render: unknown = isObject(preview) && "currentRender" in preview ? preview.currentRender : undefined;
  if (!isStoryRender(render))
    throw new Error(
      "Storybook has no autoplay of the current story any more: see packages/platform/src/storybook/preventPlay.ts.",
    );
  if (render.id === storyId) render.renderOptions = { ...render.renderOptions, autoplay: false };
}
