import { join } from "node:path";
import { browserOperations, createShopClient } from "@rewire/data/server";
import { parseSynonyms } from "@rewire/domain";
import { Hono } from "hono";
import { createAccounts } from "./account/createAccounts.ts";
import { createAttemptLimit } from "./account/createAttemptLimit.ts";
import { createSnapshot } from "./catalogue/createSnapshot.ts";
import { attemptRoute } from "./checkout/attemptRoute.ts";
import { createAttemptSessions } from "./checkout/createAttemptSessions.ts";
import { createAttempts } from "./checkout/createAttempts.ts";
import { createCheckout } from "./checkout/createCheckout.ts";
import { createOrderFinder } from "./checkout/createOrderFinder.ts";
import type { GatewayConfig } from "./config/GatewayConfig.ts";
import { readAllowedOperations } from "./graphql/allowedOperations.ts";
import { graphqlRoute } from "./graphql/graphqlRoute.ts";
import { createReadiness } from "./health/createReadiness.ts";
import { healthRoutes } from "./health/healthRoutes.ts";
import { watchShop } from "./health/watchShop.ts";
import { answerError } from "./http/answerError.ts";
import { createRequestPipeline, plainRefusal, type RefusalPage } from "./http/createRequestPipeline.ts";
import { securityTxt } from "./http/securityTxt.ts";
import { iconsRoute } from "./icons/iconsRoute.ts";
import type { Log } from "./log/createLog.ts";
import { createPictureCache } from "./media/createPictureCache.ts";
import { createPictures } from "./media/createPictures.ts";
import { fetchPicture } from "./media/fetchPicture.ts";
import { mediaRoute } from "./media/mediaRoute.ts";
import { withOwnPictures } from "./media/withOwnPictures.ts";
import { createGuestOrders } from "./orders/createGuestOrders.ts";
import { createPayPages } from "./orders/createPayPages.ts";
import { createOrderFor } from "./orders/createOrderFor.ts";
import { createPayments } from "./payment/createPayments.ts";
import { createPaymentWatch } from "./payment/createPaymentWatch.ts";
import { createStripe } from "./payment/createStripe.ts";
import { createServiceAccount } from "./service/createServiceAccount.ts";
import { createCatalogueService } from "./services/createCatalogueService.ts";
import { createRepairService } from "./repair/createRepairService.ts";
import { createDeskService } from "./services/createDeskService.ts";
import type { GatewayServices } from "./services/GatewayServices.ts";
import { createLocks } from "./state/createLocks.ts";
import { createStateStore } from "./state/createStateStore.ts";
import { createMonotonicClock } from "./state/createMonotonicClock.ts";
import { loadSecrets } from "./state/loadSecrets.ts";
import { sealStore } from "./state/sealStore.ts";
import type { StoreBackend } from "./state/StateStore.ts";
import { catalogueWebhook } from "./webhooks/catalogueWebhook.ts";
import { stripeWebhook } from "./webhooks/stripeWebhook.ts";

/** What the gateway is made of. */
export interface GatewayOptions {
  readonly config: GatewayConfig;
  readonly log: Log;
  /** How the shop is reached, pictures too. @default the global fetch */
  readonly shopFetch?: typeof globalThis.fetch | undefined;
  /** @default Redis where `config.redisUrl` names one, else SQLite in `config.stateDir` */
  readonly store?: StoreBackend | undefined;
  /** The time of day, for opening hours and signatures. @default Date.now */
  readonly now?: (() => number) | undefined;
  /** For all that lasts a while: never jumps. @default `now` where it is set, else a clock that counts on from now */
  readonly monotonicNow?: (() => number) | undefined;
  /** Answers in the reader's language who is turned away at the door. @default a sentence in English */
  readonly refusalPage?: RefusalPage | undefined;
}

/** The storefront's server side between browser and shop. */
export interface Gateway {
  /**
   * Answers `/graphql`, `/attempt`, `/media/*`, `/webhooks/*`, `/livez` and `/readyz`, and prepares every other request
   * for what comes behind it: mount it before the pages with `server.route("/", gateway.app)`.
   */
  readonly app: Hono;
  /** What page loaders get. */
  readonly services: GatewayServices;
  /** Looks at card payments that were made and whose order should have come by now; call it every minute. */
  settlePayments(): Promise<void>;
  /** Reads the catalogue before the first visitor asks; a shop that is down is told to the log alone. */
  warmUp(): Promise<void>;
  /** From now on `/readyz` sends everybody elsewhere; what is asked is still answered. */
  beginShutdown(): void;
  close(): Promise<void>;
}

/** Read and checked when the server starts, once for all gateways of a process. */
const operations = readAllowedOperations(browserOperations);

/**
 * Puts the gateway together. Nothing is asked of the shop yet.
 *
 * @throws Error in words if the state folder cannot be used.
 */
export function createGateway({
  config, log, shopFetch = globalThis.fetch, store, now: clock, monotonicNow = clock ?? createMonotonicClock(),
  refusalPage = plainRefusal,
}: GatewayOptions): Gateway {
  const now = clock ?? Date.now;
  const { limits, settings, stateDir, trustProxy } = config;
  const shopUrl = new URL(config.shop.url);
  const backend = store ?? createStateStore(config, log, monotonicNow);
  const secrets = loadSecrets(config.secrets, stateDir);
  const state = sealStore(backend, secrets, log);
  const shopWatch = watchShop(shopFetch, monotonicNow);
  const orders = createGuestOrders(state, secrets);

  const { currency } = settings.store;
  const clientFor = (timeoutMs: number) =>
    withOwnPictures(createShopClient({
      url: config.shop.url, currency, fetch: shopWatch.fetch, timeoutMs, queriesByGet: config.shop.queriesByGet,
      maxAnswerBytes: limits.shopAnswerBytes, log: (message) => log.warn(message),
    }), shopUrl);
  const shop = clientFor(limits.shopTimeoutMs);

  const snapshot = createSnapshot({ folder: stateDir, shopUrl: config.shop.url, currency, log });
  const catalogue = createCatalogueService({
    shop, now: monotonicNow, log,
    snapshot,
    productsPerPage: settings.store.productsPerPage,
    listOptions: { filterAttributes: config.catalogue.filterAttributes, synonyms: parseSynonyms(config.catalogue.synonyms) },
    catalogueTtlMs: limits.catalogueTtlSeconds * 1000,
    productTtlMs: limits.productTtlSeconds * 1000,
  });
  const pictures = createPictures(
    createPictureCache(join(stateDir, "pictures"), limits.pictureCacheMb * 1024 * 1024, log),
    (source) => fetchPicture(source, { fetch: shopFetch, timeoutMs: limits.pictureTimeoutMs }),
  );

  let isStopping = false;
  const readiness = createReadiness({
    isStopping: () => isStopping, catalogue, shop, watch: shopWatch, store: state, monotonicNow, log,
  });
  const app = new Hono();
  app.onError(answerError(log));
  app.route("/", createRequestPipeline({ config, health: healthRoutes({ catalogue, readiness }), refusalPage, log }));
  const locks = createLocks(state);
  const account = config.serviceAccount && createServiceAccount({ ...config.serviceAccount, url: config.shop.url, currency, timeoutMs: limits.shopTimeoutMs, fetch: shopFetch });
  const finder = createOrderFinder(account, (client) => withOwnPictures(client, shopUrl), log);
  const desk = createDeskService({ place: settings.place, desk: settings.desk, store: state, now });
  const repairs = createRepairService({
    account, secrets, log, currency, timeZone: settings.place.timeZone,
    limit: createAttemptLimit(state, { name: "repair", max: 10, seconds: 15 * 60, now: monotonicNow }),
  });
  const payPages = createPayPages(state);
  const payments = createPayments(config.stripe && createStripe({ ...config.stripe, timeoutMs: limits.shopTimeoutMs, fetch: shopFetch }), state, log);
  const checkout = createCheckout({
    desk, payPages, catalogue,
    shop, operations, finder, locks, now: monotonicNow, log,
    payments,
    checkoutShop: clientFor(limits.checkoutTimeoutMs), attempts: createAttempts(state), settleMs: limits.checkoutSettleMs,
  });
  const accounts = createAccounts({
    config, state, locks, secrets, shop, shopUrl, shopFetch, operations, log, now: monotonicNow,
  });
  const watch = createPaymentWatch({
    store: state, locks, payments, checkout, finder, account, now: monotonicNow, log,
  });
  const attemptSessions = createAttemptSessions(state);
  const purchase = { config, orders, log, shopUrl, checkout, attemptSessions, ...accounts };
  app.route("/", graphqlRoute({ ...purchase, shop, operations, hasReview: catalogue.hasReview, hasBegunPayment: watch.begun }));
  app.route("/", attemptRoute(purchase));
  const { webhookSecret } = config.catalogue;
  app.route("/", catalogueWebhook({ secret: webhookSecret, hasChanged: catalogue.hasChanged, trustProxy, log }));
  const stripeSecret = config.stripe?.webhookSecret ?? null;
  app.route("/", stripeWebhook({ secret: stripeSecret, watch, store: state, now, trustProxy, log }));
  app.route("/", securityTxt({ config, now, log }));
  app.route("/", iconsRoute({ service: config.iconService, fetch: globalThis.fetch }));
  app.route("/", mediaRoute({ shopUrl, pictures, log }));

  return {
    app,
    services: { catalogue, desk, repairs, orderFor: createOrderFor({ orders, finder, payPages, shop, log, ...accounts }) },
    settlePayments: watch.settleDue,
    warmUp: async () => void (await catalogue.categories()),
    beginShutdown: () => {
      isStopping = true;
    },
    close: async () => {
      await snapshot.settle();
      await state.close();
    },
  };
}
