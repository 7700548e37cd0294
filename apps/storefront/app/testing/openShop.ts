import type { StoryContext } from "@storybook/react-vite";
import { createShopClient, toPlacedOrder, type CheckoutFields } from "@rewire/data/server";
import { otherPictures, shopHandlers } from "@rewire/data/testing";
import {
  createDemoShop,
  createVisitorClient,
  externalPictureBaseUrl,
  type DemoShop,
  type ScenarioName,
} from "@rewire/demo-shop";
import { catalogue } from "@rewire/demo-shop/catalogue";
import { translateCatalogue, translateSettings } from "@rewire/demo-shop/german";
import { defaultSettings, parseQuery, type Order } from "@rewire/domain";
import type { GatewayServices } from "@rewire/gateway";
import { http, HttpResponse } from "msw";
import { checkLogIn } from "@rewire/gateway/check-log-in";
import { createContentPages, defaultContentPages } from "@rewire/gateway/content";
import { createCatalogueService } from "@rewire/gateway/catalogue";
import { parseCardIds } from "../loaders/cards.ts";
import { createStoryAlerts } from "./createStoryAlerts.ts";
import { createStoryOrderAccess } from "./createStoryOrderAccess.ts";
import { createStoryOutbox } from "./createStoryOutbox.ts";
import { createAddressHandlers } from "./addressHandlers.ts";
import { createStoryAddressBook } from "./createStoryAddressBook.ts";
import { createStoryPrivacy } from "./createStoryPrivacy.ts";
import { createStorySharedWishlists } from "./createStorySharedWishlists.ts";
import { createStoryTradeIn } from "./createStoryTradeIn.ts";
import { createStoryWithdrawals } from "./createStoryWithdrawals.ts";
import { isDeskScenario, openDesk, type DeskScenario } from "./deskScenarios.ts";

/** An embedded shop with what the gateway makes of it for pages. */
interface OpenShop {
  readonly shop: DemoShop;
  readonly services: GatewayServices;
}

const { currency, productsPerPage } = defaultSettings.shop;
/** Trouble with the shop is part of some stories; what the gateway calls an error is none of them. */
export const nearlySilent = {
  debug() {},
  info() {},
  warn() {},
  error: (message: string, fields?: object) => console.error(message, fields),
};
const noSnapshot = { load: async () => null, save: async () => {}, settle: async () => {} };

/** Where the workshop lies, and the shop's pictures with it. */
const siteUrl = () => new URL(import.meta.env.BASE_URL, document.baseURI).href.replace(/\/$/, "");

/**
 * Opens an embedded shop that answers the browser (`/graphql`) and the loaders of pages alike: whole journeys
 * through routes, loaders, gateway's catalogue and shop, all within the page.
 */
export function openShop(
  msw: StoryContext["msw"],
  chosen?: ScenarioName | DeskScenario,
  language: "en" | "de" = "en",
): OpenShop {
  const scenario = isDeskScenario(chosen) ? undefined : chosen;
  const shop = createDemoShop({
    ...(language === "de"
      ? { catalogue: translateCatalogue(catalogue), settings: translateSettings() }
      : { catalogue }),
    siteUrl: siteUrl(),
    ...(scenario ? { scenario } : {}),
  });
  const orders = new Map<number, Order>();
  // Orders of guests are kept when they are placed, as the gateway does: the shop shows them to nobody afterwards.
  const door = createVisitorClient(shop);
  const handle = async (request: Request) => {
    const response = await door(request);
    const { data } = (await response
      .clone()
      .json()
      .catch(() => ({}))) as { data?: { checkout?: CheckoutFields } };
    const order = toPlacedOrder(data?.checkout, currency)?.order;
    if (order) orders.set(order.id, order);
    return response;
  };
  msw.use(otherPictures(externalPictureBaseUrl, siteUrl()), ...shopHandlers({ handle }));
  const client = createShopClient({
    url: "http://shop.example/graphql",
    currency,
    fetch: (...request) => shop.handle(new Request(...request)),
    log: () => undefined,
  });
  const catalogueService = createCatalogueService({
    shop: client,
    snapshot: noSnapshot,
    productsPerPage,
    catalogueTtlMs: 0,
    productTtlMs: 0,
    now: () => performance.now(),
    log: nearlySilent,
  });
  const contentPages = createContentPages({
    shop: client,
    shopUrl: new URL("http://shop.example/graphql"),
    sources: defaultContentPages,
    ttlMs: 60_000,
    now: () => performance.now(),
    log: nearlySilent,
    onChange: () => undefined,
    onListChange: () => undefined,
  });
  const services: GatewayServices = {
    contentPages,
    ...openDesk(catalogueService, isDeskScenario(chosen) ? chosen : undefined),
    pricesIncludeTax: () => (scenario === "netPrices" ? false : null),
    orderFor: async (_request, id) => (id === null ? [...orders.values()].at(-1) : orders.get(id)) ?? null,
    orderAccess: createStoryOrderAccess(orders),
    // A story's server has no cookies, by which a browser proves that it has placed an order.
    orderAssignment: { findOffer: async () => null, assign: async () => ({ kind: "notFound" }) },
    alerts: createStoryAlerts(catalogueService),
    contact: { send: async () => ({ kind: "sent", reference: "5F0C9A1B", isMailed: true }) },
    outbox: createStoryOutbox(),
    shopMailLanguage: "en",
    addressBook: createStoryAddressBook(),
    privacy: createStoryPrivacy(),
    reviewPhotos: { isAvailable: true, find: async () => null, decide: async () => null },
    // A story's forms are handled by scripts.
    cartRefusals: { decode: () => null },
    readCart: async () => ({ cart: null, cookies: [] }),
    submitReview: async () => Response.json({ outcome: "published", photos: "held" }),
    sharedWishlists: createStorySharedWishlists(),
    tradeIn: createStoryTradeIn(),
    withdrawals: createStoryWithdrawals(),
    canLogIn: async () => ["available", "unknown"].includes(await checkLogIn(client, "cookie")),
  };
  msw.use(
    ...createAddressHandlers(services.addressBook),
    http.get("*/cards", async ({ request }) => {
      const result = await services.catalogue.cards(parseCardIds(new URL(request.url).searchParams.get("ids") ?? ""));
      return HttpResponse.json(result.ok ? result.value : []);
    }),
    http.post("*/shared-wishlist", async ({ request }) =>
      HttpResponse.json(await services.sharedWishlists.change(request, await request.clone().json(), "story")),
    ),
    http.get("*/running-repair/:id", async ({ params }) => {
      const lookup = await services.repairs.find({ number: String(params["id"]), key: "key" }, "story");
      return HttpResponse.json(lookup.kind === "found" ? lookup.ticket.progress : null);
    }),
    http.get("*/facets", async ({ request }) => {
      const { searchParams } = new URL(request.url);
      const attributes = await services.catalogue.filterAttributes();
      const query = parseQuery(searchParams, attributes.ok ? attributes.value : []);
      const category = searchParams.get("category") ?? undefined;
      const list = await services.catalogue.listProducts({ category, query, page: 1 });
      return HttpResponse.json(list.ok ? list.value.facets : null, { status: list.ok ? 200 : 503 });
    }),
    http.get("*/suggestions", async ({ request }) => {
      const result = await services.catalogue.suggest(new URL(request.url).searchParams.get("search") ?? "");
      return HttpResponse.json(result.ok ? result.value : null, { status: result.ok ? 200 : 503 });
    }),
  );
  return { shop, services };
}
