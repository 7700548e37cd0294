import type { Decorator, Loader } from "@storybook/react-vite";
import { RouterContextProvider } from "react-router";
import { defaultSettings, type Settings } from "@rewire/domain";
import { defaultLocale, isLocale, localePrefixes, type Messages } from "@rewire/messages";
import type { GatewayServices } from "@rewire/gateway";
import type { ScenarioName } from "@rewire/demo-shop";
import { pageContext } from "../loaders/pageContext.server.ts";
import { privateContext } from "../loaders/privateContext.server.ts";
import type { DeskScenario } from "./deskScenarios.ts";
import { nearlySilent, openShop } from "./openShop.ts";
import { shopRoutes } from "./shopRoutes.tsx";
import { startAnew } from "./startAnew.ts";
import { StoryApp } from "./StoryApp.tsx";

/** The toolbar's scenario troubles the shop that is opened, or the story's own: `parameters.scenario`. */
const openTheShop: Loader = ({ msw, globals, parameters }) => {
  const chosen = globals["scenario"] as ScenarioName | DeskScenario | "default" | undefined;
  const own = parameters["scenario"] as ScenarioName | DeskScenario | undefined;
  const language = globals["locale"] === "de_DE" ? "de" : "en";
  return { ...openShop(msw, own ?? (chosen === "default" ? undefined : chosen), language) };
};

/** The settings as `root.tsx` hands them to pages: what the shop says of its prices comes before what is set. */
function settingsBefore(services: GatewayServices): Settings {
  const { shop } = defaultSettings;
  const pricesIncludeTax = services.pricesIncludeTax() ?? shop.pricesIncludeTax;
  return { ...defaultSettings, shop: { ...shop, pricesIncludeTax } };
}

const withWholeShop: Decorator = (_Story, { globals, loaded, parameters }) => {
  const chosen: unknown = globals["locale"];
  const locale = isLocale(chosen) ? chosen : defaultLocale;
  const at = (parameters["at"] as string | undefined) ?? "";
  const services = loaded["services"] as GatewayServices;
  const settings = settingsBefore(services);
  const context = new RouterContextProvider();
  context.set(pageContext, {
    services,
    settings,
    log: nearlySilent,
    nonce: "",
    replaysEarlyActions: true,
    isPublic: false,
    newsletterUrl: null,
    hasTradeIn: false,
    allowsSpeculation: false,
    messageChunks: {},
    buildId: null,
    earlyScriptUrl: null,
    deferredStyles: null,
  });
  context.set(privateContext, {
    services,
    visitor: "story",
    cards: null,
    seller: { name: settings.site.siteName, vatId: "" },
  });
  const address = `${localePrefixes[locale]}${at}` || "/";
  return (
    <StoryApp
      key={address}
      at={address}
      locale={locale}
      messages={loaded["messages"] as Messages}
      settings={settings}
      routes={shopRoutes()}
      context={context}
    />
  );
};

/**
 * Opens the whole shop for a story that walks through it: every route with its loader, the store, the embedded shop.
 * `parameters.at` names the first address, without language; `loaded.shop` is the shop itself.
 */
export const inTheWholeShop = {
  decorators: [withWholeShop],
  loaders: [openTheShop],
  beforeEach: startAnew,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "720px" } } },
};
