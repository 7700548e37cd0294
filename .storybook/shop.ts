import { http, HttpResponse } from "msw";
import type { ScenarioName } from "@rewire/demo-shop";
import type { StoryContext } from "@storybook/react-vite";
import { deskTitles } from "./toolbar.ts";

/** `parameters.shop` of a story that needs the embedded shop. */
export interface ShopParameters {
  /** Scenario of this story. @default the toolbar's scenario */
  scenario?: ScenarioName | readonly ScenarioName[];
  /** Additional payment methods of the shop: cards through a fake Stripe, or a gateway that redirects. */
  gateways?: readonly ("stripe" | "bridge")[];
  /** User who is initially logged in. */
  loggedInAs?: { readonly login: string; readonly password: string };
  /** Whether the shop has the orders, repairs and downloads of its embedded customers. @default false */
  hasSampleOrders?: boolean;
}

/** Base path of the workshop: the server's root during development, any folder in the built version. */
const workshop = () => new URL(import.meta.env.BASE_URL, document.baseURI).href.replace(/\/$/, "");

/**
 * Opens a new embedded shop for stories with `parameters: { shop: true }`, which handles `/graphql` as the gateway
 * would. The scenario comes from the toolbar. The shop is loaded for those stories only.
 */
export async function openShop({ parameters, globals, msw }: StoryContext): Promise<void> {
  const shopParameters = parameters["shop"] as ShopParameters | boolean | undefined;
  if (!shopParameters) return;
  const [
    {
      addSampleOrders,
      createFakeCardPayments,
      createDemoShop,
      createMemoryDatabase,
      createVisitorClient,
      defaultSettings,
      extraGateways,
      externalPictureBaseUrl,
    },
    { catalogue },
    { translateCatalogue, translateSettings },
    { otherPictures, shopHandlers },
  ] = await Promise.all([
    import("@rewire/demo-shop"),
    import("@rewire/demo-shop/catalogue"),
    import("@rewire/demo-shop/german"),
    import("@rewire/data/testing"),
  ]);
  const selectedScenario = globals["scenario"] as ScenarioName | keyof typeof deskTitles | "default";
  const {
    scenario: own,
    loggedInAs,
    gateways = [],
    hasSampleOrders = false,
  } = shopParameters === true ? {} : shopParameters;
  const scenario =
    own ??
    (selectedScenario === "default" || selectedScenario in deskTitles ? undefined : (selectedScenario as ScenarioName));
  const database = createMemoryDatabase();
  const cards = createFakeCardPayments(database);
  const settings = {
    gateways: [...defaultSettings.gateways, ...extraGateways.filter(({ id }) => gateways.some((name) => name === id))],
  };
  // A shop has one language: a German one stands behind German stories, an English one behind all others.
  const isGerman = globals["locale"] === "de_DE";
  const shop = createDemoShop({
    catalogue: isGerman ? translateCatalogue(catalogue) : catalogue,
    database,
    cards,
    settings: isGerman ? translateSettings(settings) : settings,
    siteUrl: workshop(),
    ...(scenario ? { scenario } : {}),
  });
  if (hasSampleOrders) addSampleOrders(shop.engine);
  msw.use(
    // Requests of the fake Stripe script to the card network.
    http.post("*/v1/payment_intents/:id/confirm", async ({ params, request }) => {
      const form = new URLSearchParams(await request.text());
      const intent = cards.confirm(
        String(params["id"]),
        form.get("client_secret") ?? "",
        form.get("outcome") === "decline" ? "decline" : "pay",
      );
      return HttpResponse.json(intent ?? {}, { status: intent ? 200 : 404 });
    }),
    http.get("*/v1/payment_intents/:id", ({ params }) => HttpResponse.json(cards.intent(String(params["id"])) ?? {})),
    otherPictures(externalPictureBaseUrl, workshop()),
    ...shopHandlers({ handle: createVisitorClient(shop, loggedInAs) }),
  );
}
