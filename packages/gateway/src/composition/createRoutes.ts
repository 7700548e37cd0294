import { Hono } from "hono";
import { createCatalogueWebhook } from "../features/catalogue/createCatalogueWebhook.ts";
import { createAttemptRoute } from "../features/checkout/createAttemptRoute.ts";
import { createAttemptSessions } from "../features/checkout/createAttemptSessions.ts";
import { createHealthRoutes } from "../features/health/createHealthRoutes.ts";
import { createIconsRoute } from "../features/icons/createIconsRoute.ts";
import { createMediaRoute } from "../features/media/createMediaRoute.ts";
import { createStripeWebhook } from "../features/payment/createStripeWebhook.ts";
import { createReviewPhotoRoute } from "../features/review/createReviewPhotoRoute.ts";
import { createBuyFormRoute } from "../graphql/createBuyFormRoute.ts";
import { createGraphqlRoute } from "../graphql/createGraphqlRoute.ts";
import { createReviewFormRoute } from "../graphql/createReviewFormRoute.ts";
import { createErrorHandler } from "../http/createErrorHandler.ts";
import { createSecurityTxtRoute } from "../http/createSecurityTxtRoute.ts";
import type { Accounts } from "../features/account/createAccounts.ts";
import type { Readiness } from "../features/health/createReadiness.ts";
import type { GuestOrders } from "../features/order/createGuestOrders.ts";
import { createRequestPipeline, type RejectionPage } from "../http/createRequestPipeline.ts";
import type { ServiceOptions } from "../config/ServiceOptions.ts";
import type { AllowedOperation } from "../shop/operations/allowedOperations.ts";
import type { Limits } from "../storage/limits/createLimits.ts";
import type { ChangeServices } from "./createChangeServices.ts";
import type { SalesServices } from "./createSalesServices.ts";
import type { ShopServices } from "./createShopServices.ts";
import type { StateServices } from "./openState.ts";

/** Dependencies of the routes. */
type RouteDependencies = ServiceOptions &
  StateServices &
  ShopServices &
  ChangeServices &
  SalesServices & {
    readonly operations: ReadonlyMap<string, AllowedOperation>;
    readonly limits: Limits;
    readonly accounts: Accounts;
    readonly orders: GuestOrders;
    readonly readiness: () => Promise<Readiness>;
    readonly rejectionPage: RejectionPage;
  };

/** Creates the function that reads a product by its id, for the options that a form was sent with. */
const createProductFinder = (catalogue: ChangeServices["catalogue"]) => async (id: number) => {
  const cards = await catalogue.cards([id]);
  const slug = cards.ok ? cards.value[0]?.slug : undefined;
  const product = slug === undefined ? null : await catalogue.product(slug);
  return product?.ok ? product.value : null;
};

/** Creates the gateway's routes in order of precedence. */
export function createRoutes(dependencies: RouteDependencies): Hono {
  const { config, log, now, state, shop, shopUrl, pictures, checkout, paymentMonitor, orders, accounts, limits } =
    dependencies;
  const { trustProxy } = config;
  const app = new Hono();
  app.onError(createErrorHandler(log));
  app.route("/", createRequestPipeline({ ...dependencies, health: createHealthRoutes(dependencies) }));
  const attemptSessions = createAttemptSessions(state);
  const { recordPaid: watchPayment } = paymentMonitor;
  const purchase = { config, orders, limits, log, shopUrl, checkout, attemptSessions, watchPayment, ...accounts };
  const { onReview: invalidateProduct } = dependencies;
  const onChanged = (ids: readonly number[]) => {
    dependencies.onChanged(ids);
    // A variation's stock may change without anything that lists show.
    dependencies.alertWatch.note(ids);
  };
  const operationDependencies = {
    ...purchase,
    shop,
    operations: dependencies.operations,
    catalogue: dependencies.catalogue,
    invalidateProduct,
    recordPaymentIntent: paymentMonitor.recordStart,
  };
  app.route("/", createGraphqlRoute(operationDependencies));
  app.route(
    "/",
    createBuyFormRoute({
      ...operationDependencies,
      cartRefusals: dependencies.cartRefusals,
      findProduct: createProductFinder(dependencies.catalogue),
    }),
  );
  const { reviewPhotos } = dependencies;
  app.route("/", createReviewFormRoute({ ...operationDependencies, reviewPhotos }));
  app.route("/", createReviewPhotoRoute(reviewPhotos));
  app.route("/", createAttemptRoute(purchase));
  const { webhookSecret } = config.catalogue;
  app.route("/", createCatalogueWebhook({ secret: webhookSecret, onChanged, trustProxy, log }));
  const stripeSecret = config.stripe?.webhookSecret ?? null;
  app.route("/", createStripeWebhook({ secret: stripeSecret, paymentMonitor, store: state, now, trustProxy, log }));
  app.route("/", createSecurityTxtRoute({ config, now, log }));
  app.route("/", createIconsRoute({ service: config.iconService, fetch: globalThis.fetch }));
  app.route("/", createMediaRoute({ shopUrl, pictureHosts: dependencies.pictureHosts, pictures, log }));
  return app;
}
