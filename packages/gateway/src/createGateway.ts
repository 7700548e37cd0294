import { browserOperations } from "@rewire/data/server";
import type { Hono } from "hono";
import { createAccounts, type Accounts } from "./features/account/createAccounts.ts";
import type { GatewayConfig } from "./config/GatewayConfig.ts";
import { createShopExaminer } from "./features/doctor/createShopExaminer.ts";
import { readAllowedOperations } from "./shop/operations/allowedOperations.ts";
import { createCartReader } from "./graphql/createCartReader.ts";
import { createReviewSubmission } from "./graphql/createReviewSubmission.ts";
import type { ListUrls } from "./features/edge/createEdges.ts";
import { createReadiness } from "./features/health/createReadiness.ts";
import { createPlainRejectionPage, type RejectionPage } from "./http/createRequestPipeline.ts";
import { createLimits, type Limits } from "./storage/limits/createLimits.ts";
import type { Log } from "./log/createLog.ts";
import { createPublicFetch } from "./http/createPublicFetch.ts";
import { createGuestOrders, type GuestOrders } from "./features/order/createGuestOrders.ts";
import { createOrderAssignment } from "./features/order/createOrderAssignment.ts";
import { createOrderReader } from "./features/order/createOrderReader.ts";
import { createShopServices, type ShopServices } from "./composition/createShopServices.ts";
import { createChangeServices, type ChangeServices } from "./composition/createChangeServices.ts";
import { createMaintenance, type MaintenanceTask } from "./composition/createMaintenance.ts";
import { createPersonalServices, type PersonalServices } from "./composition/createPersonalServices.ts";
import { createRoutes } from "./composition/createRoutes.ts";
import { createSalesServices, type SalesServices } from "./composition/createSalesServices.ts";
import { openState, type StateServices } from "./composition/openState.ts";
import type { ServiceOptions } from "./config/ServiceOptions.ts";
import type { GatewayServices } from "./GatewayServices.ts";
import { createMonotonicClock } from "./storage/createMonotonicClock.ts";
import type { StoreBackend } from "./storage/KeyValueStore.ts";
import type { ComposeAlert } from "./features/alert/AlertService.ts";
import type { ComposeBooking } from "./features/repair/createBookingMails.ts";
import type { ComposeReceipt } from "./features/withdrawal/createWithdrawalService.ts";
import type { PriceLogDependencies } from "./features/priceHistory/createPriceLog.ts";

/** Options of {@link createGateway}: the configuration, the log, and replacements for defaults. */
export interface GatewayOptions {
  readonly config: GatewayConfig;
  readonly log: Log;
  /** Fetch for the shop, including its pictures. @default the global fetch */
  readonly shopFetch?: typeof globalThis.fetch | undefined;
  /** Fetch for further hosts of pictures. @default a fetch that reaches public addresses only */
  readonly publicFetch?: typeof globalThis.fetch | undefined;
  /** Backend of the state store. @default Redis where `config.redisUrl` names one, else SQLite in `config.stateDir` */
  readonly store?: StoreBackend | undefined;
  /** Current time in milliseconds, for opening hours and signatures. @default Date.now */
  readonly now?: (() => number) | undefined;
  /**
   * Monotonic clock for durations.
   * @default `now` where it is set, else a clock that counts on from the current time
   */
  readonly monotonicNow?: (() => number) | undefined;
  /** Creates the page for a rejected request, in the reader's language. @default a sentence in English */
  readonly rejectionPage?: RejectionPage | undefined;
  /** Writes the receipt of a withdrawal as an e-mail, in the customer's language. @default a receipt in English */
  readonly composeReceipt?: ComposeReceipt | undefined;
  /** Composes the e-mails about alerts, in the recipient's language. @default e-mails in English */
  readonly composeAlert?: ComposeAlert | undefined;
  /** Composes the e-mail about a booked repair, in the language of the booking. @default an e-mail in English */
  readonly composeBooking?: ComposeBooking | undefined;
  /**
   * Returns the addresses of the pages that have one of the tags, for caches that know no tags
   * (`EDGE_PURGE_URLS`). Called before the listeners of {@link CatalogueService.onChange} that are added later.
   */
  readonly listUrls?: ListUrls | undefined;
  /** Prices from before the gateway's log of prices, for the time when it is begun. @default none */
  readonly earlierPrices?: PriceLogDependencies["earlierPrices"];
}

/** Server side of the storefront, between browser and shop. */
export interface Gateway {
  /**
   * Handles `/graphql`, `/cart/add`, `/attempt`, `/media/*`, `/webhooks/*`, `/livez` and `/readyz`, and runs its middleware for
   * every other request: mount it before the pages with `server.route("/", gateway.app)`.
   */
  readonly app: Hono;
  /** Services for page loaders. */
  readonly services: GatewayServices;
  /**
   * Does all work that is due, such as sending e-mails after a failure or a restart; call it every minute. Never
   * rejects: what fails is logged.
   */
  maintain(): Promise<void>;
  /** Checks card payments whose order should exist by now; part of `maintain`. */
  settlePendingPayments(): Promise<void>;
  /** Passes on withdrawals that could not be written into their orders; part of `maintain`. */
  settlePendingWithdrawals(): Promise<void>;
  /** Goes on with deletions of accounts that could not be completed; part of `maintain`. */
  settlePendingErasures(): Promise<void>;
  /** Loads the catalogue and the log-in support before the first request; a failure of the shop is only logged. */
  warmUp(): Promise<void>;
  /**
   * Checks whether the shop meets all requirements, and reports missing ones in the log and on `/readyz`; call it every
   * minute, since it skips calls until the next check is due.
   */
  examineShop(): Promise<void>;
  /** Makes `/readyz` report that the server is shutting down; requests are still handled. */
  beginShutdown(): void;
  close(): Promise<void>;
}

/** Read and validated when the server starts, once for all gateways of a process. */
const operations = readAllowedOperations(browserOperations);

/**
 * Creates the gateway. Sends no request to the shop yet.
 *
 * @throws Error with an explanation if the state folder cannot be used.
 */
export function createGateway({
  config,
  log,
  shopFetch = globalThis.fetch,
  publicFetch = createPublicFetch(),
  store,
  now: clock,
  monotonicNow = clock ?? createMonotonicClock(),
  rejectionPage = createPlainRejectionPage,
  listUrls,
  earlierPrices,
  ...composers
}: GatewayOptions): Gateway {
  const options: ServiceOptions = { config, log, shopFetch, publicFetch, now: clock ?? Date.now, monotonicNow };
  const stateServices = openState(options, store);
  const shopServices = createShopServices(options);
  const changeServices = createChangeServices(options, stateServices, shopServices, { listUrls, earlierPrices });
  const { catalogue } = changeServices;
  const limits = createLimits(stateServices.state);
  const sharedServices = { ...stateServices, ...shopServices, ...changeServices };
  const baseServices = { ...options, ...sharedServices, ...composers, operations, limits };
  const salesServices = createSalesServices(baseServices);
  const accounts = createAccounts({ ...baseServices, now: monotonicNow });
  const personalServices = createPersonalServices({ ...baseServices, ...salesServices, ...accounts });
  const orders = createGuestOrders(stateServices.state, stateServices.secrets);
  let isStopping = false;
  const examiner = createShopExaminer({ ...options, catalogue });
  const readiness = createReadiness({
    ...baseServices,
    examiner,
    isStopping: () => isStopping,
    shopMonitor: shopServices.shopMonitor,
    store: stateServices.state,
  });
  const app = createRoutes({ ...baseServices, ...salesServices, accounts, orders, readiness, rejectionPage });
  return {
    app,
    services: {
      ...pickPublicSalesServices(salesServices),
      ...pickPublicShopServices(changeServices, shopServices),
      ...createOrderPageServices({ ...baseServices, ...salesServices, ...accounts, orders }),
      submitReview: createReviewSubmission(app),
      readCart: createCartReader(app, shopServices.shop.currency),
      shopMailLanguage: config.mail.shopLanguage,
      ...personalServices,
    },
    ...createSettlements(salesServices, personalServices),
    maintain: createMaintenance(listMaintenanceTasks(salesServices, personalServices), log),
    warmUp: () => warmUp(changeServices, shopServices),
    examineShop: async () => {
      if (!isStopping) await examiner.examine();
    },
    beginShutdown: () => {
      isStopping = true;
    },
    close: async () => {
      await closeServices({ ...changeServices, ...salesServices, ...stateServices });
    },
  };
}

/** Creates the services for the pages of orders: those of this browser, and those of accounts. */
const createOrderPageServices = (
  options: ServiceOptions &
    StateServices &
    ShopServices &
    SalesServices &
    Accounts & { readonly orders: GuestOrders; readonly limits: Limits },
): Pick<GatewayServices, "orderFor" | "orderAssignment"> => {
  const limit = options.limits.order;
  return {
    orderFor: createOrderReader({ ...options, limit }),
    orderAssignment: createOrderAssignment({ ...options, account: options.serviceAccount, limit }),
  };
};

/** Stops all background tasks, then closes the state store. */
async function closeServices({
  alertWatch,
  changeSync,
  edges,
  outbox,
  catalogue,
  state,
}: ChangeServices & SalesServices & StateServices): Promise<void> {
  await alertWatch.close();
  await Promise.all([changeSync.stop(), edges.close(), outbox.close()]);
  await catalogue.close();
  await state.close();
}

const pickPublicSalesServices = ({
  alerts,
  cartRefusals,
  contact,
  desk,
  repairs,
  orderAccess,
  outbox,
  reviewPhotos,
  tradeIn,
  withdrawals,
}: SalesServices) => ({
  alerts,
  cartRefusals,
  contact,
  desk,
  repairs,
  orderAccess,
  outbox,
  reviewPhotos,
  tradeIn,
  withdrawals,
});

const pickPublicShopServices = (
  { catalogue, contentPages, taxDisplay }: ChangeServices,
  { logInMonitor }: ShopServices,
): Pick<GatewayServices, "catalogue" | "contentPages" | "pricesIncludeTax" | "canLogIn"> => ({
  catalogue,
  contentPages,
  pricesIncludeTax: taxDisplay.pricesIncludeTax,
  canLogIn: logInMonitor.canLogIn,
});

/** Creates the functions that settle what could not be settled at once. */
const createSettlements = (
  { paymentMonitor, withdrawals }: SalesServices,
  { privacy }: PersonalServices,
): Pick<Gateway, "settlePendingPayments" | "settlePendingWithdrawals" | "settlePendingErasures"> => ({
  settlePendingPayments: paymentMonitor.settlePending,
  settlePendingErasures: () => privacy.settlePending(),
  settlePendingWithdrawals: () => withdrawals.settlePending(),
});

/** Lists what has to be done every minute. */
function listMaintenanceTasks(salesServices: SalesServices, personalServices: PersonalServices): MaintenanceTask[] {
  const { alertWatch, bookingMails, checkout, contact, outbox } = salesServices;
  const settlements = createSettlements(salesServices, personalServices);
  return [
    { name: "card payments without an order", run: settlements.settlePendingPayments },
    { name: "withdrawals", run: settlements.settlePendingWithdrawals },
    { name: "deletions of accounts", run: settlements.settlePendingErasures },
    { name: "e-mails about booked repairs", run: () => bookingMails.settlePending(checkout) },
    // Products with alerts that nothing has reported for long.
    { name: "alerts", run: () => alertWatch.settlePending() },
    // Messages that were stored before there was a mail server.
    { name: "messages of the contact form", run: () => contact.settlePending() },
    { name: "e-mails", run: () => outbox.sendDueMails() },
  ];
}

async function warmUp(changeServices: ChangeServices, { logInMonitor }: ShopServices): Promise<void> {
  const { changeSync, contentPages, taxDisplay } = changeServices;
  await changeSync.start();
  await Promise.all([warmUpCatalogue(changeServices), logInMonitor.canLogIn(), contentPages.readAll()]);
  await taxDisplay.read();
}

/** Reads the catalogue; caches in front may have pages of an older build, which without it are better than nothing. */
async function warmUpCatalogue({ catalogue, edges }: ChangeServices): Promise<void> {
  const categories = await catalogue.categories();
  if (categories.ok) edges.purgeAll();
}
