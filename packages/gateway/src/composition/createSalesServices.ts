import { createAlertServices, type AlertServices } from "../features/alert/createAlertServices.ts";
import type { ComposeAlert } from "../features/alert/AlertService.ts";
import { createCartRefusals, type CartRefusals } from "../features/cart/createCartRefusals.ts";
import { createAttempts } from "../features/checkout/createAttempts.ts";
import { createCheckout, type Checkout } from "../features/checkout/createCheckout.ts";
import { createOrderFinder, type OrderFinder } from "../features/order/createOrderFinder.ts";
import { createOrderAccess, type OrderAccess } from "../features/order/createOrderAccess.ts";
import type { AllowedOperation } from "../shop/operations/allowedOperations.ts";
import type { Limits } from "../storage/limits/createLimits.ts";
import { createPaymentInstructions, type PaymentInstructions } from "../features/order/createPaymentInstructions.ts";
import { createPayPages, type PayPages } from "../features/order/createPayPages.ts";
import { createPayments, type Payments } from "../features/payment/createPayments.ts";
import { createPaymentStarts, type PaymentStarts } from "../features/payment/createPaymentStarts.ts";
import { createPaymentMonitor, type PaymentMonitor } from "../features/payment/createPaymentMonitor.ts";
import { createStripe } from "../features/payment/createStripe.ts";
import { createMailTransport } from "../features/mail/createMailTransport.ts";
import { createOutbox } from "../features/mail/createOutbox.ts";
import type { Outbox } from "../features/mail/Outbox.ts";
import {
  composePlainBookingMail,
  createBookingMails,
  type BookingMails,
  type ComposeBooking,
} from "../features/repair/createBookingMails.ts";
import { createRepairService } from "../features/repair/createRepairService.ts";
import type { RepairService } from "../features/repair/RepairService.ts";
import { createWithdrawalService, type ComposeReceipt } from "../features/withdrawal/createWithdrawalService.ts";
import type { WithdrawalService } from "../features/withdrawal/WithdrawalService.ts";
import type { ServiceAccount } from "../shop/createServiceAccount.ts";
import type { ContactService } from "../features/contact/ContactService.ts";
import { createContactService } from "../features/contact/createContactService.ts";
import { createDeskService, type DeskService } from "../features/repair/createDeskService.ts";
import { createTradeInService } from "../features/tradeIn/createTradeInService.ts";
import type { TradeInService } from "../features/tradeIn/TradeInService.ts";
import type { ShopServices } from "./createShopServices.ts";
import type { CatalogueServices } from "./createCatalogueServices.ts";
import { createReviewServices, type ReviewServices } from "./createReviewServices.ts";
import type { StateServices } from "./openState.ts";
import type { ServiceOptions } from "../config/ServiceOptions.ts";

/** Services for orders, payments, repairs, trade-ins, withdrawals, review photos and e-mails. */
export interface SalesServices extends AlertServices, ReviewServices {
  readonly bookingMails: BookingMails;
  readonly cartRefusals: CartRefusals;
  readonly checkout: Checkout;
  readonly contact: ContactService;
  readonly desk: DeskService;
  readonly finder: OrderFinder;
  readonly orderAccess: OrderAccess;
  readonly outbox: Outbox;
  readonly payPages: PayPages;
  readonly paymentInstructions: PaymentInstructions;
  readonly repairs: RepairService;
  readonly paymentMonitor: PaymentMonitor;
  readonly tradeIn: TradeInService;
  readonly withdrawals: WithdrawalService;
}

type SalesOptions = ServiceOptions &
  StateServices &
  Pick<ShopServices, "shop" | "checkoutClient" | "wrapClient" | "logInMonitor" | "serviceAccount"> &
  Pick<CatalogueServices, "catalogue"> & {
    readonly operations: ReadonlyMap<string, AllowedOperation>;
    readonly limits: Limits;
    /** Called when what pages show of a product's reviews has changed. */
    readonly onReview: (productId: number) => void;
    readonly composeReceipt?: ComposeReceipt | undefined;
    readonly composeAlert?: ComposeAlert | undefined;
    readonly composeBooking?: ComposeBooking | undefined;
  };

/** Creates the services for orders, payments, repairs, trade-ins, withdrawals, review photos and e-mails. */
export function createSalesServices(options: SalesOptions): SalesServices {
  const { config, log, now, monotonicNow, state, locks, shop, operations } = options;
  const { limits, settings } = config;
  const { serviceAccount: account } = options;
  const { finder, orderAccess, payPages, paymentInstructions } = createOrderServices(options, account);
  const desk = createDeskService({
    place: settings.place,
    desk: settings.desk,
    store: state,
    now,
    limit: options.limits.hold,
  });
  const correspondenceServices = createCorrespondenceServices(options, account, desk, finder);
  const paymentStarts = createPaymentStarts(state);
  const payments = createCardPayments(options, paymentStarts, (payment) => paymentMonitor.recordPaid(payment));
  const checkout = createCheckout({
    bookingMails: correspondenceServices.bookingMails,
    desk,
    deliveryTimes: { terms: settings.shop.delivery, rateDays: settings.shop.rateDays, calendar: settings.place },
    payPages,
    catalogue: options.catalogue,
    shop,
    operations,
    finder,
    locks,
    log,
    payments,
    now: monotonicNow,
    checkoutClient: options.checkoutClient,
    logInMonitor: options.logInMonitor,
    attempts: createAttempts(state),
    settleMs: limits.checkoutSettleMs,
  });
  const paymentMonitor = createPaymentMonitor({
    store: state,
    locks,
    payments,
    paymentStarts,
    checkout,
    finder,
    account,
    now: monotonicNow,
    log,
  });
  return {
    cartRefusals: createCartRefusals(options.secrets, now),
    checkout,
    desk,
    finder,
    orderAccess,
    ...correspondenceServices,
    ...createReviewServices({ ...options, outbox: correspondenceServices.outbox }),
    payPages,
    paymentInstructions,
    paymentMonitor,
  };
}

/** Creates the service that verifies and refunds card payments. */
function createCardPayments(
  { config, state, log, shopFetch }: SalesOptions,
  paymentStarts: PaymentStarts,
  watch: (payment: string) => Promise<void>,
): Payments {
  const requestOptions = { timeoutMs: config.limits.shopTimeoutMs, fetch: shopFetch };
  const stripe = config.stripe && createStripe({ ...config.stripe, ...requestOptions });
  return createPayments(stripe, { store: state, paymentStarts, watch, log });
}

/** Creates the services that write to customers, and those whose customers have no account: repairs, withdrawals. */
function createCorrespondenceServices(
  options: SalesOptions,
  account: ServiceAccount | null,
  desk: DeskService,
  finder: OrderFinder,
): Pick<
  SalesServices,
  keyof AlertServices | "bookingMails" | "contact" | "outbox" | "repairs" | "tradeIn" | "withdrawals"
> {
  const { config, limits, state, locks, secrets, now, monotonicNow, log, composeReceipt } = options;
  const { place, shop } = config.settings;
  const { currency, priceLocale } = shop;
  const commonOptions = { account, secrets, log, now, timeZone: place.timeZone };
  const { shopAddress } = config.mail;
  const outbox = createOutbox({
    transport: createMailTransport(config.mail, now, log),
    shopAddress,
    store: state,
    now,
    log,
  });
  const repairs = createRepairService({ ...commonOptions, desk, locks, currency, priceLocale, limit: limits.repair });
  return {
    bookingMails: createBookingMails({
      outbox,
      compose: options.composeBooking ?? composePlainBookingMail,
      keyOf: (orderId) => repairs.keyOf(orderId),
      readOrder: account && ((orderId) => finder.read(orderId)),
      store: state,
      locks,
      now: monotonicNow,
      log,
    }),
    ...createAlertServices({ ...options, outbox, limit: limits.alert, settings: shop }),
    contact: createContactService({ outbox, store: state, limit: limits.contact, now, log }),
    outbox,
    repairs,
    tradeIn: createTradeInService({
      values: config.tradeIn?.values ?? null,
      desk,
      store: state,
      secrets,
      limit: limits.tradeIn,
      currency,
      estimateDays: config.settings.desk.estimateDays,
      now,
    }),
    withdrawals: createWithdrawalService({
      ...commonOptions,
      outbox,
      repairs,
      store: state,
      limits,
      returnDays: shop.returnDays,
      exclusions: config.returnExclusions,
      sellerRegion: config.sellerRegion,
      composeReceipt,
    }),
  };
}

/** Creates the services that find orders and their payment pages. */
function createOrderServices(
  { state, secrets, now, monotonicNow, log, shop, wrapClient, limits }: SalesOptions,
  account: ServiceAccount | null,
): Pick<SalesServices, "finder" | "orderAccess" | "payPages" | "paymentInstructions"> {
  const payPages = createPayPages(state);
  const paymentInstructions = createPaymentInstructions({ shop, monotonicNow, log });
  const limit = limits.guestOrder;
  return {
    payPages,
    paymentInstructions,
    finder: createOrderFinder(account, wrapClient, log),
    orderAccess: createOrderAccess({ account, payPages, paymentInstructions, secrets, now, log, wrapClient, limit }),
  };
}
