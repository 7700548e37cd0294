import type { GuestOrderRecord } from "../order/orderRecord.ts";
import type { AttemptSettlement } from "../payment/createPaymentMonitor.ts";
import { HttpError } from "../../http/HttpError.ts";
import type { ShopSession } from "../../shop/session/openShopSession.ts";
import type { Attempt, AttemptRecord } from "./Attempt.ts";
import { createAttemptActions } from "./attemptActions.ts";
import type { AttemptState } from "./attemptTransitions.ts";
import type {
  AttemptResult,
  AttemptRun,
  CheckoutDependencies,
  CheckoutReply,
  PlacedRecord,
} from "./CheckoutDependencies.ts";
import type { Purchase } from "./readPurchase.ts";
import { runAttempt } from "./runAttempt.ts";

/** Outcome of a request to place an order: the shop's data and errors, and the order record for a guest. */
export interface CheckoutOutcome {
  readonly data: Record<string, unknown> | null;
  readonly errors: CheckoutReply["errors"];
  /** Record by which a guest views the order later; null without an order. */
  readonly guest: GuestOrderRecord | null;
  /** Whether the order was placed by this request, and not by an earlier one with the same key. */
  readonly isNew?: boolean;
  /** Whether the card payment was refunded, so that the browser must forget it. */
  readonly isPaymentVoid?: boolean;
}

/** Checkout service. Places at most one order per purchase attempt. */
export interface Checkout extends AttemptSettlement {
  /**
   * Places the order of an attempt, or returns the existing one.
   *
   * @param clientAddress IP address of the client, for the limit on reserved slots at the repair desk.
   * @throws HttpError, `orderUnknown` while it cannot be determined whether the order exists.
   */
  place(session: ShopSession, attempt: Attempt, purchase: Purchase, clientAddress: string): Promise<CheckoutOutcome>;
  /** Returns whether the shop may still order this shopper's cart, so that it must not be changed. */
  isInDoubt(shopperKey: string): Promise<boolean>;
  /**
   * Returns the key of an attempt without an outcome whose cart is unlocked, and has not been changed since it was sent;
   * null for none.
   */
  findUnsettledAttempt(shopperKey: string): Promise<string | null>;
  /** Records a change of a shopper's cart, which from then on proves nothing about an attempt. */
  recordCartChange(shopperKey: string): Promise<void>;
  /**
   * Returns the outcome of an attempt whose response was lost; null where no order resulted.
   * @throws HttpError `orderUnknown`
   */
  findOutcome(session: ShopSession, attemptKey: string): Promise<CheckoutOutcome | null>;
}

type CheckoutCommand = Pick<AttemptRun, "key" | "command" | "session" | "submission"> & {
  /** Called where no order came of the attempt, before it can be sent again. */
  readonly onNone?: (() => Promise<void>) | undefined;
};

/**
 * Creates the checkout service. Each purchase attempt places at most one order, even if responses are lost: requests
 * with the same key are serialised, and an order is searched for before its request is repeated. `attemptTransitions`
 * defines the states.
 */
export function createCheckout(dependencies: CheckoutDependencies): Checkout {
  const { attempts, locks } = dependencies;
  const actions = createAttemptActions(dependencies);

  const executeCommand = ({
    key,
    command,
    session,
    submission,
    onNone,
  }: CheckoutCommand): Promise<AttemptResult & { hasSent: boolean }> =>
    locks.run(`attempt ${key}`, async () => {
      const record = await attempts.read(key);
      const attemptRun: AttemptRun = {
        key,
        command,
        session,
        submission,
        sent: record?.state === "sent" ? record : null,
        placed: record?.state === "placed" ? record : null,
        variables: null,
        reply: null,
        confirmation: null,
        error: null,
        hasSent: false,
      };
      const result = await runAttempt(getAttemptState(record), command, attemptRun, actions);
      if (result.state === "placed") await sendBookingMail(dependencies, key, result.record);
      if (result.state === "none") await onNone?.();
      return { ...result, hasSent: attemptRun.hasSent };
    });

  return {
    async place(session, attempt, purchase, clientAddress) {
      const submission = { attempt, purchase, clientAddress };
      const result = await executeCommand({ key: attempt.key, command: "submit", session, submission });
      const outcome = toOutcome(result);
      // A submission ends with an order or a refusal.
      if (outcome === null) throw new Error("A submitted attempt has ended without an outcome");
      return { ...outcome, isNew: result.hasSent && result.state === "placed" };
    },
    async settle(key, onNone) {
      const result = await executeCommand({ key, command: "settle", session: null, submission: null, onNone });
      if (result.state === "placed") return { state: "placed", orderId: result.record.guest.order.id };
      return { state: result.state === "none" ? "none" : "unknown" };
    },
    isInDoubt: (shopperKey) => attempts.isInDoubt(shopperKey),
    findUnsettledAttempt: async (shopperKey) =>
      (await attempts.isInDoubt(shopperKey)) ? null : attempts.findUnsettled(shopperKey),
    recordCartChange: (shopperKey) => attempts.recordCartChange(shopperKey),
    findOutcome: async (session, key) =>
      toOutcome(await executeCommand({ key, command: "inquire", session, submission: null })),
  };
}

/**
 * Sends the e-mail about the repair of a placed order. The order exists: it must not be reported as failed because of an
 * e-mail, which is sent later then.
 */
const sendBookingMail = (
  { bookingMails, log }: Pick<CheckoutDependencies, "bookingMails" | "log">,
  attemptKey: string,
  { guest: { order } }: PlacedRecord,
): Promise<void> =>
  bookingMails
    .send(attemptKey, order)
    .catch((error: unknown) => log.warn("The e-mail about a booked repair waits", { error, orderId: order.id }));

/** Returns the state of an attempt from its stored record. */
const getAttemptState = (record: AttemptRecord | null): AttemptState => {
  if (record === null) return "new";
  return record.state === "sent" ? "pending" : "placed";
};

const toReplayedOutcome = ({ answer: response, guest }: PlacedRecord): CheckoutOutcome => ({
  data: { checkout: response },
  errors: [],
  guest,
});

/** Maps the result for a browser; null where nothing was ordered. @throws HttpError `orderUnknown` */
function toOutcome(result: AttemptResult): CheckoutOutcome | null {
  if (result.state === "none") return null;
  if (result.state === "placed") return toReplayedOutcome(result.record);
  if (result.state === "refused") {
    const { reply, isPaymentVoid } = result;
    return { data: reply.data, errors: reply.errors, guest: null, isPaymentVoid };
  }
  const options = result.cause === undefined ? {} : { cause: result.cause };
  throw new HttpError(504, "Nobody knows yet whether the order was placed.", "orderUnknown", options);
}
