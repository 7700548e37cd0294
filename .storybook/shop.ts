import type { ScenarioName } from "@rewire/demo-shop";
import type { StoryContext } from "@storybook/react-vite";
import { deskTitles } from "./toolbar.ts";

/** `parameters.shop` of a story, which brings the function that opens its shop. */
interface StoryShop {
  open?: (context: StoryContext, scenario?: ScenarioName) => Promise<void>;
}

/**
 * Opens the shop of a story, `parameters.shop`, in the toolbar's scenario. The shop is imported by the story and not
 * here, so that by the imports alone stories without a shop do not depend on it (`scripts/lib/changed`).
 * @throws Error if the story describes a shop without bringing one.
 */
export async function openShop(context: StoryContext): Promise<void> {
  const shop = context.parameters["shop"] as StoryShop | undefined;
  if (!shop) return;
  if (!shop.open) throw new Error("parameters.shop opens no shop: spread inTheApp into the meta of the story.");
  const scenario = context.globals["scenario"] as ScenarioName | keyof typeof deskTitles | "default";
  await shop.open(context, scenario === "default" || scenario in deskTitles ? undefined : (scenario as ScenarioName));
}
