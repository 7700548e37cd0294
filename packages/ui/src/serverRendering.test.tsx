import { loadAllMessages } from "@rewire/messages";
import type { ComponentType, ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { UiProvider } from "./provider/UiProvider.tsx";

// Args alone are needed here; the rest would put Storybook's own “expect” in the place of ours, for all files of the worker.
vi.mock("storybook/test", () => ({
  fn: vi.fn,
  spyOn: vi.spyOn,
  expect,
  fireEvent: {},
  screen: {},
  userEvent: {},
  waitFor: {},
  within: {},
}));

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

/**
 * Elements of ours with a style attribute, which the content security policy blocks (docs/decisions/0028); a story's
 * own frame may have one.
 */
const STYLED = /<(?=[^>]*\sclass="[^"]*css-)[^>]*\sstyle="[^>]*>/g;

/**
 * What libraries draw that browsers load lazily, where scripts may set styles: sliders and toasts of Zag, what
 * framer-motion moves.
 */
const DRAWN_LATE = /\sdata-scope="|\sstyle="transform:/;

describe("every story renders on the server without style attributes or a word on the console", () => {
  const { stackTraceLimit } = Error;
  beforeEach(() => {
    // React takes a stack for each element; Node's own ten frames instead of Vitest's hundred save a third of the time.
    Error.stackTraceLimit = 10;
    vi.spyOn(console, "error").mockImplementation(() => {});
    vi.spyOn(console, "warn").mockImplementation(() => {});
  });
  afterEach(() => {
    Error.stackTraceLimit = stackTraceLimit;
    vi.restoreAllMocks();
  });

  const stories = modules.flatMap(([path, module]) =>
    Object.entries(module)
      .filter(([name]) => name !== "default")
      .map(([name, story]) => ({
        title: `${path.replace(/^.*\//, "").replace(".stories.tsx", "")} ${name}`,
        file: module.default,
        story: story as Story,
      })),
  );

  it.each(stories)("$title", ({ file, story }) => {
    const StoryOnTheServer = toComponent(file, story);
    const html = renderToString(
      <UiProvider locale="de_DE" messages={messages}>
        <StoryOnTheServer />
      </UiProvider>,
    );
    expect(html.match(STYLED)?.filter((tag) => !DRAWN_LATE.test(tag)) ?? []).toEqual([]);
    expect(vi.mocked(console.error).mock.calls).toEqual([]);
    expect(vi.mocked(console.warn).mock.calls).toEqual([]);
  });
});
