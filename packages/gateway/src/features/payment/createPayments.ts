import { ShopTrouble } from "@rewire/data/server";
import type { Money } from "@rewire/domain";
import { HttpError } from "../../http/HttpError.ts";
import type { Log } from "../../log/createLog.ts";
import { guestOrderSeconds } from "../order/createGuestOrders.ts";
import type { KeyValueStore } from "../../storage/KeyValueStore.ts";
import type { Stripe } from "./createStripe.ts";

/** The shop's id of paying by card through Stripe. */
export const cardGateway = "stripe";

/** What the shop may be told about a payment; nobody else's word counts. */
export interface PaymentClaim {
  readonly transactionId: string;
  readonly isPaid: boolean;
}

/** Looks after card payments: the server asks Stripe itself before an order is called paid. */
export interface Payments {
  /**
   * Takes a payment for one attempt.
   * @throws HttpError `paymentNotConfirmed`, `paymentMismatch` or `paymentUnavailable`
   */
  claim(payment: string | null, attemptKey: string, total: Money): Promise<PaymentClaim>;
  /** Key of the attempt that it pays for, "paid back", UNREADABLE_OWNER, or null while nobody has claimed it. */
  ownerOf(payment: string): Promise<string | null>;
  /** Pays back what was paid for an attempt that no order came of; whether nothing is left to be paid back. */
  payBack(payment: string, attemptKey: string): Promise<boolean>;
}

/** In place of an attempt's key: it pays for nothing any more. */
const paidBack = "paid back";

/** It was claimed, and nobody can read by whom: no money is moved for it. */
export const UNREADABLE_OWNER = "unreadable";

/** Still under way at the bank: the order waits for its money. */
const onItsWay: ReadonlySet<string> = new Set(["processing", "requires_capture"]);

/** @param stripe null where no key is set: then nobody pays by card. */
export function createPayments(stripe: Stripe | null, store: KeyValueStore, log: Log): Payments {
  const named = (payment: string) => `payment:${payment}`;
  const ownerOf = async (payment: string) =>
    (await store.get(named(payment))) ?? ((await store.has(named(payment))) ? UNREADABLE_OWNER : null);
  /** One payment pays for one attempt. */
  const isOf = async (payment: string, attemptKey: string) => {
    if ((await ownerOf(payment)) === UNREADABLE_OWNER) return false;
    const owner = await store.putIfAbsent(named(payment), attemptKey, guestOrderSeconds);
    return owner === null || owner === attemptKey;
  };

  return {
    ownerOf,
    async claim(payment, attemptKey, total) {
      if (!stripe) throw new HttpError(422, "Cards cannot be taken.", "paymentUnavailable");
      const intent = payment && (await stripe.read(payment));
      if (!intent) throw new HttpError(402, "The order is not paid.", "paymentNotConfirmed");
      const isPaid = intent.status === "succeeded";
      if (!isPaid && !onItsWay.has(intent.status))
        throw new HttpError(402, "The payment did not go through.", "paymentNotConfirmed");
      // The shop's plugin cuts the amount off instead of rounding it: a cent may be missing.
      const missing = total.minor - intent.amount;
      const fits = intent.currency.toUpperCase() === total.currency && missing >= 0 && missing <= 1;
      if (!(await isOf(intent.id, attemptKey)))
        throw new HttpError(402, "The payment is another order's.", "paymentMismatch");
      if (!fits) {
        await this.payBack(intent.id, attemptKey);
        throw new HttpError(409, "The payment is of another amount.", "paymentMismatch");
      }
      return { transactionId: intent.id, isPaid };
    },
    async payBack(payment, attemptKey) {
      if (!stripe || !(await isOf(payment, attemptKey))) return true;
      try {
        if ((await stripe.read(payment))?.status === "succeeded") await stripe.payBack(payment);
        // Paid back, it pays for nothing any more.
        await store.set(named(payment), paidBack, guestOrderSeconds);
        return true;
      } catch (error) {
        if (!(error instanceof ShopTrouble)) throw error;
        log.error("A card payment without an order could not be paid back: do it by hand", { payment, error });
        return false;
      }
    },
  };
}
