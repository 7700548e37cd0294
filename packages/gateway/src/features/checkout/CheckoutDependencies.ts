import type { ShopResponse, ShopClient, CheckoutFields } from "@rewire/data/server";
import type { LogInMonitor } from "../../shop/authentication/createLogInMonitor.ts";
import type { ShopSession } from "../../shop/session/openShopSession.ts";
import type { Locks } from "../../storage/createLocks.ts";
import type { Log } from "../../log/createLog.ts";
import type { CatalogueService } from "../catalogue/CatalogueService.ts";
import type { OrderFinder } from "../order/createOrderFinder.ts";
import type { PayPages } from "../order/createPayPages.ts";
import type { Payments } from "../payment/createPayments.ts";
import type { BookingMails } from "../repair/createBookingMails.ts";
import type { Attempt, AttemptRecord } from "./Attempt.ts";
import type { AttemptCommand } from "./attemptTransitions.ts";
import type { CartDependencies } from "./checkCart.ts";
import type { Attempts } from "./createAttempts.ts";
import type { DeliveryTimesSettings } from "./estimateArrival.ts";
import type { SlotReserver } from "./reserveSlots.ts";
import type { Purchase } from "./readPurchase.ts";

/** Dependencies of the checkout and its actions. */
export interface CheckoutDependencies extends CartDependencies {
  /** Client of the shop with the time limit of placing an order. */
  readonly checkoutClient: ShopClient;
  readonly attempts: Attempts;
  readonly finder: OrderFinder;
  readonly locks: Locks;
  /** Settings of delivery times, for the dates that an order is estimated to arrive. */
  readonly deliveryTimes: DeliveryTimesSettings;
  /** Reserves slots at the repair desk. */
  readonly desk: SlotReserver;
  /** Sends the e-mail about a booked repair. */
  readonly bookingMails: Pick<BookingMails, "recordAttempt" | "send" | "forget">;
  readonly catalogue: Pick<CatalogueService, "repairProducts" | "knownRepairs">;
  readonly payments: Payments;
  readonly payPages: Pick<PayPages, "save">;
  readonly logInMonitor: LogInMonitor;
  /** Milliseconds for which a shop may continue a request after its response was lost. */
  readonly settleMs: number;
  readonly now: () => number;
  readonly log: Log;
}

/** Record of an attempt that was sent to the shop and has no outcome yet. */
export type SentRecord = Extract<AttemptRecord, { state: "sent" }>;

/** Record of an attempt whose order exists. */
export type PlacedRecord = Extract<AttemptRecord, { state: "placed" }>;

/** Response of the shop to the checkout operation. */
export type CheckoutReply = ShopResponse<Record<string, unknown>>;

/** Order as submitted by a browser. */
export interface Submission {
  readonly attempt: Attempt;
  readonly purchase: Purchase;
  /** IP address of the client, for the limit on places at the repair desk. */
  readonly clientAddress: string;
}

/** Run of a purchase attempt through its states: the command that started it, and the results of its actions so far. */
export interface AttemptRun {
  readonly key: string;
  readonly command: AttemptCommand;
  /** Session of the shopper; null without a browser, as for the settlement of a payment. */
  readonly session: ShopSession | null;
  /** Submitted order; null unless the command is `submit`. */
  readonly submission: Submission | null;
  /** Record of the sent attempt; null before the check has passed. */
  sent: SentRecord | null;
  /** Variables of the request to the shop; null before the check has passed. */
  variables: Record<string, unknown> | null;
  /** Record of the placed order; null until it exists. */
  placed: PlacedRecord | null;
  /** Response of the shop to this run's own request. */
  reply: CheckoutReply | null;
  /** Order confirmation, from the shop's response or from the order that was found. */
  confirmation: CheckoutFields | null;
  /** Failure that caused the last event. */
  error: unknown;
  /** Whether this run has sent the request, and not an earlier one. */
  hasSent: boolean;
}

/** Result of running a purchase attempt through its states. */
export type AttemptResult =
  | { readonly state: "placed"; readonly record: PlacedRecord }
  | { readonly state: "refused"; readonly reply: CheckoutReply; readonly isPaymentVoid: boolean }
  | { readonly state: "none" }
  | { readonly state: "unknown"; readonly cause: unknown };

/**
 * Returns a value that an earlier transition of the run has set.
 *
 * @throws Error if the value is not set, which is a bug.
 */
export function requireRecordField<Value>(value: Value | null, name: string): Value {
  if (value === null) throw new Error(`The attempt has no ${name}`);
  return value;
}
