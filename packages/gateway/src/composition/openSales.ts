import { createAttempts } from "../features/checkout/createAttempts.ts";
import { createCheckout, type Checkout } from "../features/checkout/createCheckout.ts";
import { createOrderFinder, type OrderFinder } from "../features/order/createOrderFinder.ts";
import type { AllowedOperation } from "../shop/operations/allowedOperations.ts";
import type { Limits } from "../storage/limits/createLimits.ts";
import { createPayPages, type PayPages } from "../features/order/createPayPages.ts";
import { createPayments } from "../features/payment/createPayments.ts";
import { createPaymentWatch, type PaymentWatch } from "../features/payment/createPaymentWatch.ts";
import { createStripe } from "../features/payment/createStripe.ts";
import { createRepairService, type RepairService } from "../features/repair/createRepairService.ts";
import { createServiceAccount } from "../shop/createServiceAccount.ts";
import { createDeskService, type DeskService } from "../features/repair/createDeskService.ts";
import type { ShopParts } from "./connectShop.ts";
import type { CatalogueParts } from "./openCatalogue.ts";
import type { StateParts } from "./openState.ts";
import type { PartsOptions } from "../config/PartsOptions.ts";

/** Services for orders, payments and repairs. */
export interface SalesParts {
  readonly checkout: Checkout;
  readonly desk: DeskService;
  readonly finder: OrderFinder;
  readonly payPages: PayPages;
  readonly repairs: RepairService;
  readonly watch: PaymentWatch;
}

type SalesOptions = PartsOptions &
  StateParts &
  Pick<ShopParts, "shop" | "checkoutShop" | "wrapClient" | "logInWatch"> &
  Pick<CatalogueParts, "catalogue"> & {
    readonly operations: ReadonlyMap<string, AllowedOperation>;
    readonly limits: Limits;
  };

/** Creates the services for orders, payments, repairs and the repair desk. */
export function openSales(options: SalesOptions): SalesParts {
  const { config, log, shopFetch, now, monotonicNow, state, locks, secrets, shop, operations } = options;
  const { limits, settings } = config;
  const { currency } = settings.shop;
  const requestOptions = { timeoutMs: limits.shopTimeoutMs, fetch: shopFetch };

  const account =
    config.serviceAccount &&
    createServiceAccount({ ...config.serviceAccount, url: config.shop.url, currency, ...requestOptions });
  const finder = createOrderFinder(account, options.wrapClient, log);
  const desk = createDeskService({
    place: settings.place,
    desk: settings.desk,
    store: state,
    now,
    limit: options.limits.hold,
  });
  const repairs = createRepairService({
    account,
    secrets,
    log,
    currency,
    timeZone: settings.place.timeZone,
    limit: options.limits.repair,
  });
  const payPages = createPayPages(state);
  const payments = createPayments(config.stripe && createStripe({ ...config.stripe, ...requestOptions }), state, log);
  const checkout = createCheckout({
    desk,
    payPages,
    catalogue: options.catalogue,
    shop,
    operations,
    finder,
    locks,
    log,
    payments,
    now: monotonicNow,
    checkoutShop: options.checkoutShop,
    logInWatch: options.logInWatch,
    attempts: createAttempts(state),
    settleMs: limits.checkoutSettleMs,
  });
  const watch = createPaymentWatch({
    store: state,
    locks,
    payments,
    checkout,
    finder,
    account,
    now: monotonicNow,
    log,
  });
  return { checkout, desk, finder, payPages, repairs, watch };
}
