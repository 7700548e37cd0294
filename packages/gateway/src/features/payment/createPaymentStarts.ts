import type { KeyValueStore } from "../../storage/KeyValueStore.ts";
import { GUEST_ORDER_SECONDS } from "../order/createGuestOrders.ts";

/** Record of the card payments that were created through this gateway, for 30 days. */
export interface PaymentStarts {
  /** Records a payment. A repeated call does not extend the record. */
  record(payment: string): Promise<void>;
  /**
   * Returns whether a payment was created here within the last 30 days. Others are neither used nor refunded: the
   * Stripe account may have payments of other shops, and of orders whose own records have expired.
   */
  has(payment: string): Promise<boolean>;
}

/** Creates the record of card payments in a state store. */
export function createPaymentStarts(store: KeyValueStore): PaymentStarts {
  const toRecordKey = (payment: string) => `payment-begun:${payment}`;
  return {
    record: async (payment) => void (await store.putIfAbsent(toRecordKey(payment), "1", GUEST_ORDER_SECONDS)),
    has: (payment) => store.has(toRecordKey(payment)),
  };
}
