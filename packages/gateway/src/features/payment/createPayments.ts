import { ShopRequestError } from "@rewire/data/server";
import type { Money } from "@rewire/domain";
import { HttpError } from "../../http/HttpError.ts";
import type { Log } from "../../log/createLog.ts";
import { GUEST_ORDER_SECONDS } from "../order/createGuestOrders.ts";
import type { KeyValueStore } from "../../storage/KeyValueStore.ts";
import type { PaymentStarts } from "./createPaymentStarts.ts";
import type { Stripe, StripePayment } from "./createStripe.ts";
import { toMinorUnits } from "./toMinorUnits.ts";

/** Payment data for the shop's order, verified by the server. */
export interface VerifiedPayment {
  readonly transactionId: string;
  readonly isPaid: boolean;
}

/**
 * Outcome of a refund: the payment is paid back, there is nothing to pay back, its shopper may still approve it at the
 * bank, or nothing can be told yet, because it is at the bank or Stripe does not respond.
 */
export type RefundOutcome = "paidBack" | "nothing" | "unapproved" | "pending";

/** Service that verifies card payments with Stripe before an order is marked as paid. */
export interface Payments {
  /**
   * Assigns a payment to one attempt.
   * @throws HttpError `paymentNotConfirmed`, `paymentMismatch` or `paymentUnavailable`
   */
  claim(payment: string | null, attemptKey: string, total: Money): Promise<VerifiedPayment>;
  /**
   * Returns the key of the attempt that a payment is assigned to, "paid back", UNREADABLE_OWNER, or null when
   * unassigned.
   */
  ownerOf(payment: string): Promise<string | null>;
  /**
   * Refunds the payment of an attempt without an order. One that may still be charged, or that Stripe cannot refund
   * just now, belongs to no attempt from then on, and is refunded once it can be.
   */
  payBack(payment: string, attemptKey: string): Promise<RefundOutcome>;
}

/** Returns the owner of a payment that no order is to come of, in place of an attempt's key. */
export const toOrderlessOwner = (payment: string): string => `no order for ${payment}`;

/** Value in place of an attempt's key after a refund. */
const REFUNDED_OWNER = "paid back";

/** Owner of a payment whose record cannot be read. Such a payment is neither used nor refunded. */
export const UNREADABLE_OWNER = "unreadable";

/** Payment states that are pending at the bank: the order waits for the payment. */
const pendingStatuses: ReadonlySet<string> = new Set(["processing", "requires_capture"]);

/** Returns the outcome for a payment without an order, of which nothing is left to refund at the moment. */
const toRefundOutcome = (status: string): RefundOutcome => {
  if (pendingStatuses.has(status)) return "pending";
  return status === "requires_action" ? "unapproved" : "nothing";
};

/**
 * Retention of a payment's owner in seconds. It is longer than that of its start: a payment without an owner could be
 * claimed once more.
 */
const OWNER_RETENTION_SECONDS = GUEST_ORDER_SECONDS + 24 * 60 * 60;

interface PaymentsDependencies {
  readonly store: KeyValueStore;
  readonly paymentStarts: Pick<PaymentStarts, "has">;
  /** Has a payment without an order looked at again that may still be charged; Stripe's webhook may be off. */
  readonly watch: (payment: string) => Promise<void>;
  readonly log: Log;
}

/**
 * Creates the service that verifies and refunds card payments.
 *
 * @param stripe Stripe client; null if no key is configured, which makes card payments unavailable.
 */
export function createPayments(stripe: Stripe | null, dependencies: PaymentsDependencies): Payments {
  const { store, paymentStarts, log } = dependencies;
  const toPaymentRecordKey = (payment: string) => `payment:${payment}`;
  const readOwner = async (payment: string) =>
    (await store.get(toPaymentRecordKey(payment))) ??
    ((await store.has(toPaymentRecordKey(payment))) ? UNREADABLE_OWNER : null);
  /** Assigns a payment created here to an attempt unless it has another one; returns whether it is the attempt's. */
  const belongsToAttempt = async (payment: string, attemptKey: string) => {
    if (!(await paymentStarts.has(payment)) || (await readOwner(payment)) === UNREADABLE_OWNER) return false;
    const owner = await store.putIfAbsent(toPaymentRecordKey(payment), attemptKey, OWNER_RETENTION_SECONDS);
    return owner === null || owner === attemptKey;
  };
  const assign = (payment: string, owner: string) =>
    store.set(toPaymentRecordKey(payment), owner, OWNER_RETENTION_SECONDS);
  /** Refunds what Stripe has charged, and returns the outcome. @throws ShopRequestError when Stripe fails */
  const refund = async (client: Stripe, payment: string): Promise<RefundOutcome> => {
    const status = (await client.read(payment))?.status ?? "canceled";
    if (status === "succeeded") await client.payBack(payment);
    const isFinal = status === "succeeded" || status === "canceled";
    // Neither must be used again.
    await assign(payment, isFinal ? REFUNDED_OWNER : toOrderlessOwner(payment));
    return status === "succeeded" ? "paidBack" : toRefundOutcome(status);
  };

  return {
    ownerOf: readOwner,
    async claim(payment, attemptKey, total) {
      if (!stripe) throw new HttpError(422, "Cards cannot be taken.", "paymentUnavailable");
      const paymentIntent = requireAccepted(payment && (await stripe.read(payment)));
      if (!(await belongsToAttempt(paymentIntent.id, attemptKey))) {
        // Where the state store was lost, a shopper has paid: people have to look.
        if (!(await paymentStarts.has(paymentIntent.id)))
          log.warn("A card payment that was not begun here is named for an order, and is left alone", {
            payment: paymentIntent.id,
          });
        throw new HttpError(402, "The payment is another order's.", "paymentMismatch", { isPaymentVoid: true });
      }
      if (!isAmountOf(paymentIntent, total)) {
        await this.payBack(paymentIntent.id, attemptKey);
        throw new HttpError(409, "The payment is of another amount.", "paymentMismatch", { isPaymentVoid: true });
      }
      return { transactionId: paymentIntent.id, isPaid: paymentIntent.status === "succeeded" };
    },
    async payBack(payment, attemptKey) {
      if (!stripe || !(await belongsToAttempt(payment, attemptKey))) return "nothing";
      const outcome = await refund(stripe, payment).catch(async (error: unknown): Promise<RefundOutcome> => {
        if (!(error instanceof ShopRequestError)) throw error;
        log.warn("A card payment without an order could not be paid back yet", { payment, error });
        await assign(payment, toOrderlessOwner(payment));
        return "pending";
      });
      const mayBeCharged = outcome === "pending" || outcome === "unapproved";
      // Once: the monitor itself pays back what it watches.
      if (mayBeCharged && attemptKey !== toOrderlessOwner(payment)) await watchPending(dependencies, payment);
      return outcome;
    },
  };
}

/** Returns a payment that has come or is on its way. @throws HttpError `paymentNotConfirmed` */
function requireAccepted(payment: StripePayment | "" | null): StripePayment {
  if (!payment) throw new HttpError(402, "The order is not paid.", "paymentNotConfirmed", { isPaymentVoid: true });
  if (payment.status !== "succeeded" && !pendingStatuses.has(payment.status))
    throw new HttpError(402, "The payment did not go through.", "paymentNotConfirmed", { isPaymentVoid: true });
  return payment;
}

/** Returns whether a payment is of a total. The shop's plugin truncates the amount: a cent may be missing. */
function isAmountOf({ amount, currency }: StripePayment, total: Money): boolean {
  const missingAmount = total.minor - toMinorUnits(amount, total.currency);
  return currency.toUpperCase() === total.currency && missingAmount >= 0 && missingAmount <= 1;
}

async function watchPending({ watch, log }: PaymentsDependencies, payment: string): Promise<void> {
  try {
    await watch(payment);
    log.warn("A card payment without an order may still be charged, and is paid back then", { payment });
  } catch (error) {
    log.error("A card payment without an order may still be charged: pay it back by hand", { payment, error });
  }
}
