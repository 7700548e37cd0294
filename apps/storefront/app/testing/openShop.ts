import type { StoryContext } from "@storybook/react-vite";
import { createShopClient, toPlacedOrder, type WireCheckout } from "@rewire/data/server";
import { shopHandlers } from "@rewire/data/testing";
import { createDemoShop, type DemoShop, type ScenarioName } from "@rewire/demo-shop";
import { catalogue } from "@rewire/demo-shop/catalogue";
import { defaultSettings, type Order } from "@rewire/domain";
import type { GatewayServices } from "@rewire/gateway";
import { createCatalogueService } from "@rewire/gateway/catalogue";

/** An embedded shop with what the gateway makes of it for pages. */
interface OpenShop {
  readonly shop: DemoShop;
  readonly services: GatewayServices;
}

const { currency, productsPerPage } = defaultSettings.store;
// Trouble with the shop is part of some stories; what the gateway calls an error is none of them.
const nearlySilent = { debug() {}, info() {}, warn() {}, error: (message: string, fields?: object) => console.error(message, fields) };
const keptNowhere = { load: async () => null, save: async () => {} };

/** Where the workshop lies, and the shop's pictures with it. */
const siteUrl = () => new URL(import.meta.env.BASE_URL, document.baseURI).href.replace(/\/$/, "");

/**
 * Opens an embedded shop that answers the browser (`/graphql`) and the loaders of pages alike: whole journeys
 * through routes, loaders, gateway's catalogue and shop, all within the page.
 */
export function openShop(msw: StoryContext["msw"], scenario?: ScenarioName): OpenShop {
  const shop = createDemoShop({ catalogue, siteUrl: siteUrl(), ...(scenario ? { scenario } : {}) });
  const orders = new Map<number, Order>();
  // Orders of guests are kept when they are placed, as the gateway does: the shop shows them to nobody afterwards.
  const handle = async (request: Request) => {
    const response = await shop.handle(request);
    const { data } = (await response.clone().json().catch(() => ({}))) as { data?: { checkout?: WireCheckout } };
    const order = toPlacedOrder(data?.checkout, currency)?.order;
    if (order) orders.set(order.id, order);
    return response;
  };
  msw.use(...shopHandlers({ handle }));
  const client = createShopClient({ url: "http://shop.example/graphql", currency, fetch: (...request) => shop.handle(new Request(...request)), log: () => undefined });
  const services: GatewayServices = {
    catalogue: createCatalogueService({ shop: client, snapshot: keptNowhere, productsPerPage, catalogueTtlMs: 0, productTtlMs: 0, now: () => performance.now(), log: nearlySilent }),
    orderFor: async (_request, id) => orders.get(id) ?? null,
  };
  return { shop, services };
}
