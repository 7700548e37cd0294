import { preventPlay } from "@rewire/platform/storybook";
import type { StoryContext } from "@storybook/react-vite";
import { firstGlobals } from "./toolbar.ts";

type Globals = Readonly<Record<string, unknown>>;

/** Tools that change what `play` finds: texts, and the layout that depends on width and text size. */
const TOOLS = ["locale", "textSize", "viewport"] as const;

/** Value of a tool; the width tool stores an object with its orientation. */
function valueOf(tool: string, globals: Globals, initial: Globals): unknown {
  const value = globals[tool] ?? initial[tool];
  return typeof value === "object" && value !== null && "value" in value ? value.value : value;
}

/** Whether a story sets its own scenario, which takes precedence over the toolbar's. */
function hasOwnScenario({ shop, scenario }: Globals): boolean {
  return scenario !== undefined || (typeof shop === "object" && shop !== null && "scenario" in shop);
}

/**
 * Returns whether a story is shown with the language, width, text size and scenario that its `play` was written for.
 * @param globals Current values of the toolbar.
 * @param storyGlobals The story's own values.
 * @param parameters The story's parameters: its own scenario takes precedence over the toolbar's.
 * @param initial Values of the toolbar of a story without its own. @default those of this workshop
 */
export function hasOwnSettings(
  globals: Globals,
  storyGlobals: Globals = {},
  parameters: Globals = {},
  initial: Globals = firstGlobals,
): boolean {
  const tools = hasOwnScenario(parameters) ? TOOLS : [...TOOLS, "scenario"];
  return tools.every((tool) => valueOf(tool, globals, initial) === valueOf(tool, storyGlobals, initial));
}

/**
 * Skips `play` of a story that the toolbar shows in another language, width, text size or scenario: it would search for
 * what is not there, and replace the component by an error. The initial state is shown.
 */
export function playInOwnSettings(context: StoryContext): void {
  const { storyGlobals } = context as { storyGlobals?: Globals };
  if (context.viewMode === "story" && !hasOwnSettings(context.globals, storyGlobals, context.parameters))
    preventPlay(context.id);
}
