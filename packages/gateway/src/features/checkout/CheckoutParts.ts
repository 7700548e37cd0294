import type { ShopAnswer, ShopClient, WireCheckout } from "@rewire/data/server";
import type { LogInWatch } from "../../shop/authentication/watchLogIn.ts";
import type { ShopSession } from "../../shop/session/openShopSession.ts";
import type { Locks } from "../../storage/createLocks.ts";
import type { Log } from "../../log/createLog.ts";
import type { CatalogueService } from "../catalogue/CatalogueService.ts";
import type { OrderFinder } from "../order/createOrderFinder.ts";
import type { PayPages } from "../order/createPayPages.ts";
import type { Payments } from "../payment/createPayments.ts";
import type { Attempt, AttemptRecord } from "./Attempt.ts";
import type { AttemptCommand } from "./attemptTransitions.ts";
import type { CartParts } from "./checkCart.ts";
import type { Attempts } from "./createAttempts.ts";
import type { PlaceKeeper } from "./holdRepairs.ts";
import type { Purchase } from "./readPurchase.ts";

/** Dependencies of checkout. */
export interface CheckoutParts extends CartParts {
  /** The same shop with the time that placing an order may take. */
  readonly checkoutShop: ShopClient;
  readonly attempts: Attempts;
  readonly finder: OrderFinder;
  readonly locks: Locks;
  /** Keeps places at the repair desk. */
  readonly desk: PlaceKeeper;
  readonly catalogue: Pick<CatalogueService, "repairProducts">;
  readonly payments: Payments;
  readonly payPages: Pick<PayPages, "keep">;
  readonly logInWatch: LogInWatch;
  /** Milliseconds for which a shop may go on with a request after its answer was lost. */
  readonly settleMs: number;
  readonly now: () => number;
  readonly log: Log;
}

/** The record of an attempt that was sent and has no outcome yet. */
export type SentRecord = Extract<AttemptRecord, { state: "sent" }>;

/** The record of an attempt whose order stands. */
export type PlacedRecord = Extract<AttemptRecord, { state: "placed" }>;

/** The shop's answer to an operation. */
export type CheckoutReply = ShopAnswer<Record<string, unknown>>;

/** A browser's order. */
export interface Submission {
  readonly attempt: Attempt;
  readonly purchase: Purchase;
  /** Address of the client, for the limit on places at the repair desk. */
  readonly clientAddress: string;
}

/** One run of an attempt through its states: the command, and what its actions have learned so far. */
export interface AttemptRun {
  readonly key: string;
  readonly command: AttemptCommand;
  /** null where no browser takes part: the settlement of a payment. */
  readonly session: ShopSession | null;
  /** null unless the command is `submit`. */
  readonly submission: Submission | null;
  /** null before the check has passed. */
  sent: SentRecord | null;
  /** Variables of the request to the shop; null before the check has passed. */
  variables: Record<string, unknown> | null;
  /** null until the order stands. */
  placed: PlacedRecord | null;
  /** The shop's answer to this run's own request. */
  reply: CheckoutReply | null;
  /** The confirmation, by the shop's answer or from the order that was found. */
  confirmation: WireCheckout | null;
  /** The failure that led to the last event. */
  error: unknown;
  /** Whether this run has sent the request, and not an earlier one. */
  hasSent: boolean;
}

/** The end of a run. */
export type AttemptResult =
  | { readonly state: "placed"; readonly record: PlacedRecord }
  | { readonly state: "refused"; readonly reply: CheckoutReply }
  | { readonly state: "none" }
  | { readonly state: "unknown"; readonly cause: unknown };

/** The value that earlier transitions of the run have set. @throws Error where they have not: a bug. */
export function required<Value>(value: Value | null, name: string): Value {
  if (value === null) throw new Error(`The attempt has no ${name}`);
  return value;
}
