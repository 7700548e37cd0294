import { join } from "node:path";
import { browserOperations, createShopClient } from "@rewire/data/server";
import { parseSynonyms } from "@rewire/domain";
import { Hono } from "hono";
import { createSnapshot } from "./catalogue/createSnapshot.ts";
import type { GatewayConfig } from "./config/GatewayConfig.ts";
import { readAllowedOperations } from "./graphql/allowedOperations.ts";
import { graphqlRoute } from "./graphql/graphqlRoute.ts";
import { Refusal, refusalBody } from "./graphql/Refusal.ts";
import { requestLog } from "./http/requestLog.ts";
import type { Log } from "./log/createLog.ts";
import { createPictureCache } from "./media/createPictureCache.ts";
import { createPictures } from "./media/createPictures.ts";
import { fetchPicture } from "./media/fetchPicture.ts";
import { mediaRoute } from "./media/mediaRoute.ts";
import { withOwnPictures } from "./media/withOwnPictures.ts";
import { createGuestOrders } from "./orders/createGuestOrders.ts";
import { createCatalogueService } from "./services/createCatalogueService.ts";
import type { GatewayServices } from "./services/GatewayServices.ts";
import { createQueue } from "./session/createQueue.ts";
import { createSessions } from "./session/createSessions.ts";
import { createSqliteStore } from "./state/createSqliteStore.ts";
import { loadSecret } from "./state/loadSecret.ts";
import type { StateStore } from "./state/StateStore.ts";
import { catalogueWebhook } from "./webhooks/catalogueWebhook.ts";

/** What the gateway is made of. */
export interface GatewayOptions {
  readonly config: GatewayConfig;
  readonly log: Log;
  /** How the shop is reached, pictures too. @default the global fetch */
  readonly shopFetch?: typeof globalThis.fetch | undefined;
  /** @default SQLite in `config.stateDir` */
  readonly store?: StateStore | undefined;
  readonly now?: (() => number) | undefined;
}

/** The storefront's server side between browser and shop. */
export interface Gateway {
  /** Answers `/graphql`, `/media/*`, `/webhooks/*` and `/healthz`; mount it before the pages with `server.route("/", gateway.app)`. */
  readonly app: Hono;
  /** What page loaders get. */
  readonly services: GatewayServices;
  /** Reads the catalogue before the first visitor asks; a shop that is down is told to the log alone. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Puts the gateway together. Nothing is asked of the shop yet.
 *
 * @throws Error in words if the state folder cannot be used.
 */
export function createGateway({ config, log, shopFetch = globalThis.fetch, store, now = Date.now }: GatewayOptions): Gateway {
  const { limits, settings, stateDir } = config;
  const shopUrl = new URL(config.shop.url);
  const state = store ?? createSqliteStore(join(stateDir, "state.db"), now);
  const orders = createGuestOrders(state, loadSecret(config.secret, stateDir));

  const { currency } = settings.store;
  const clientFor = (timeoutMs: number) =>
    withOwnPictures(createShopClient({ url: config.shop.url, currency, fetch: shopFetch, timeoutMs, log: (message) => log.warn(message) }), shopUrl);
  const shop = clientFor(limits.shopTimeoutMs);

  const catalogue = createCatalogueService({
    shop, now, log,
    snapshot: createSnapshot({ folder: stateDir, shopUrl: config.shop.url, currency, log }),
    productsPerPage: settings.store.productsPerPage,
    listOptions: { filterAttributes: config.catalogue.filterAttributes, synonyms: parseSynonyms(config.catalogue.synonyms) },
    catalogueTtlMs: limits.catalogueTtlSeconds * 1000,
    productTtlMs: limits.productTtlSeconds * 1000,
  });
  const pictures = createPictures(
    createPictureCache(join(stateDir, "pictures"), limits.pictureCacheMb * 1024 * 1024, log),
    (source) => fetchPicture(source, { fetch: shopFetch, timeoutMs: limits.pictureTimeoutMs }),
  );

  const app = new Hono();
  if (config.log.requests) app.use("*", requestLog(log));
  app.onError((error, c) => {
    log.error("Something went wrong", { path: c.req.path, error });
    return c.json(refusalBody(new Refusal(500, "Something went wrong.", "shopError")), 500, { "cache-control": "no-store" });
  });
  app.get("/healthz", (c) => c.json({ status: "ok", catalogue: catalogue.status() }, 200, { "cache-control": "no-store" }));
  app.route("/", graphqlRoute({
    config, orders, shop, shopUrl, log,
    operations: readAllowedOperations(browserOperations),
    checkoutShop: clientFor(limits.checkoutTimeoutMs),
    sessions: createSessions(state),
    queue: createQueue(),
  }));
  app.route("/", catalogueWebhook({ secret: config.catalogue.webhookSecret, hasChanged: catalogue.hasChanged, log }));
  app.route("/", mediaRoute({ shopUrl, pictures, log }));

  return {
    app,
    services: { catalogue, orderFor: (request, orderId) => orders.find(request, orderId) },
    warmUp: async () => void (await catalogue.categories()),
    close: () => state.close(),
  };
}
