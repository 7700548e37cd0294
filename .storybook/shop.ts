import type { ScenarioName } from "@rewire/demo-shop";
import type { StoryContext } from "@storybook/react-vite";

/** What a story says in `parameters.shop` when it needs the embedded shop behind it. */
export interface ShopParameters {
  /** Trouble that this story is about; the toolbar's scenario where it says none. */
  scenario?: ScenarioName | readonly ScenarioName[];
}

/** Where the workshop lies: the server's root while we work on it, any folder once it is built. */
const workshop = () => new URL(import.meta.env.BASE_URL, document.baseURI).href.replace(/\/$/, "");

/**
 * Opens a fresh embedded shop for stories with `parameters: { shop: true }` and lets it answer `/graphql`
 * as the gateway would. The toolbar's scenario, which stands in the address, says what trouble it has.
 * The shop is loaded for those stories only.
 */
export async function openShop({ parameters, globals, msw }: StoryContext): Promise<void> {
  const wanted = parameters["shop"] as ShopParameters | boolean | undefined;
  if (!wanted) return;
  const [{ createDemoShop }, { catalogue }, { shopHandlers }] = await Promise.all([
    import("@rewire/demo-shop"),
    import("@rewire/demo-shop/catalogue"),
    import("@rewire/data/testing"),
  ]);
  const chosen = globals["scenario"] as ScenarioName | "default";
  const own = wanted === true ? undefined : wanted.scenario;
  const scenario = own ?? (chosen === "default" ? undefined : chosen);
  const shop = createDemoShop({ catalogue, siteUrl: workshop(), ...(scenario ? { scenario } : {}) });
  msw.use(...shopHandlers(shop));
}
