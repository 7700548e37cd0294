import { loadAllMessages } from "@rewire/messages";
import type { ComponentType, ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { UiProvider } from "./provider/UiProvider.tsx";

type Args = Record<string, unknown>;
type Decorator = (Story: ComponentType, context: { args: Args; globals: Args; parameters: Args }) => ReactNode;
interface Story {
  args?: Args;
  render?: (args: Args) => ReactNode;
  decorators?: Decorator | Decorator[];
}
interface Module {
  default: Story & { component: ComponentType<Args> };
  [name: string]: unknown;
}

// A story file may name the page it stands on; the components themselves must not.
vi.stubGlobal("location", new URL("http://localhost/"));
const modules: [path: string, module: Module][] = await Promise.all(
  Object.entries(import.meta.glob<Module>("./**/*.stories.tsx")).map(async ([path, load]) => [path, await load()]),
);
vi.unstubAllGlobals();
const messages = await loadAllMessages("de_DE");

/** A story as Storybook would render it, without Storybook: args, render and decorators of story and file. */
function toComponent(file: Module["default"], story: Story): ComponentType {
  const args = { ...file.args, ...story.args };
  const render = story.render ?? file.render;
  const context = { args, globals: {}, parameters: {} };
  const Component = file.component;
  const decorators = [story.decorators ?? [], file.decorators ?? []].flat();
  return decorators.reduce<ComponentType>(
    (Inner, decorator) => () => decorator(Inner, context),
    () => (render ? render(args) : <Component {...args} />),
  );
}

describe("every story renders on the server without a word on the console", () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  afterEach(() => vi.clearAllMocks());

  const stories = modules.flatMap(([path, module]) =>
    Object.entries(module)
      .filter(([name]) => name !== "default")
      .map(([name, story]) => ({ title: `${path.replace(/^.*\//, "").replace(".stories.tsx", "")} ${name}`, file: module.default, story: story as Story })),
  );

  it.each(stories)("$title", ({ file, story }) => {
    const StoryOnTheServer = toComponent(file, story);
    renderToString(
      <UiProvider locale="de_DE" messages={messages}>
        <StoryOnTheServer />
      </UiProvider>,
    );
    expect(error.mock.calls).toEqual([]);
    expect(warn.mock.calls).toEqual([]);
  });
});
