import { http, HttpResponse } from "msw";
import type { ScenarioName } from "@rewire/demo-shop";
import type { StoryContext } from "@storybook/react-vite";
import { deskTitles } from "./toolbar.ts";

/** What a story says in `parameters.shop` when it needs the embedded shop behind it. */
export interface ShopParameters {
  /** Trouble that this story is about; the toolbar's scenario where it says none. */
  scenario?: ScenarioName | readonly ScenarioName[];
  /** Ways to pay that the shop offers besides: cards through the stand-in for Stripe, a gateway on another page. */
  gateways?: readonly ("stripe" | "bridge")[];
  /** Who is logged in from the start. */
  loggedInAs?: { readonly login: string; readonly password: string };
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
  const [
    {
      createFakeCardPayments,
      createDemoShop,
      createMemoryDatabase,
      createVisitorClient,
      defaultSettings,
      extraGateways,
      otherPictureSite,
    },
    { catalogue },
    { otherPictures, shopHandlers },
  ] = await Promise.all([
    import("@rewire/demo-shop"),
    import("@rewire/demo-shop/catalogue"),
    import("@rewire/data/testing"),
  ]);
  const chosen = globals["scenario"] as ScenarioName | keyof typeof deskTitles | "default";
  const { scenario: own, loggedInAs, gateways = [] } = wanted === true ? {} : wanted;
  const scenario = own ?? (chosen === "default" || chosen in deskTitles ? undefined : (chosen as ScenarioName));
  const database = createMemoryDatabase();
  const cards = createFakeCardPayments(database);
  const settings = {
    gateways: [...defaultSettings.gateways, ...extraGateways.filter(({ id }) => gateways.some((name) => name === id))],
  };
  const shop = createDemoShop({
    catalogue,
    database,
    cards,
    settings,
    siteUrl: workshop(),
    ...(scenario ? { scenario } : {}),
  });
  msw.use(
    // What the stand-in for Stripe's script asks of the card network.
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
    otherPictures(otherPictureSite, workshop()),
    ...shopHandlers({ handle: createVisitorClient(shop, loggedInAs) }),
  );
}
