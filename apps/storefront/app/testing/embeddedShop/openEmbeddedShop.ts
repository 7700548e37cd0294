import { http, HttpResponse } from "msw";
import type { ScenarioName } from "@rewire/demo-shop";
import type { StoryContext } from "@storybook/react-vite";

/** `parameters.shop` of a story that needs the embedded shop; `inTheApp` brings `open`. */
export interface ShopParameters {
  /** Opens the shop before the story. A story that does not import it has no shop, nor depends on its modules. */
  open: typeof openEmbeddedShop;
  /** Scenario of this story. @default the toolbar's scenario */
  scenario?: ScenarioName | readonly ScenarioName[];
  /** Additional payment methods of the shop: cards through a fake Stripe, or a gateway that redirects. */
  gateways?: readonly ("stripe" | "bridge")[];
  /** User who is initially logged in; the customer of the showcase is "anneliese". */
  loggedInAs?: { readonly login: string; readonly password: string };
  /** Whether the shop has orders, repairs and downloads: the showcase's if its customer is logged in. @default false */
  hasSampleOrders?: boolean;
}

/** Base path of the workshop: the server's root during development, any folder in the built version. */
const workshop = () => new URL(import.meta.env.BASE_URL, document.baseURI).href.replace(/\/$/, "");

/**
 * Opens a new embedded shop, which handles `/graphql` as the gateway would. Its modules are loaded by the first story
 * that opens one.
 * @param selectedScenario Scenario of the toolbar; the story's own takes precedence.
 */
export async function openEmbeddedShop(
  { parameters, globals, msw }: StoryContext,
  selectedScenario?: ScenarioName,
): Promise<void> {
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
      showcaseAccount,
      showcaseCast,
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
  const {
    scenario = selectedScenario,
    loggedInAs,
    gateways = [],
    hasSampleOrders = false,
  } = parameters["shop"] as ShopParameters;
  const database = createMemoryDatabase();
  const cards = createFakeCardPayments(database);
  const isShowcase = loggedInAs?.login === showcaseAccount.username;
  const settings = {
    accounts: isShowcase ? [...defaultSettings.accounts, showcaseAccount] : defaultSettings.accounts,
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
  if (hasSampleOrders) addSampleOrders(shop.engine, isShowcase ? showcaseCast : undefined);
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
