import { fetchPaymentInstructions, ShopRequestError, type ShopClient } from "@rewire/data/server";
import type { Order } from "@rewire/domain";
import type { Log } from "../../log/createLog.ts";

/**
 * Service that adds instructions to orders whose payment method requires the customer to act, such as a bank transfer.
 */
export interface PaymentInstructions {
  /** Returns an order with the instructions for paying it; unchanged if it is paid, or paid otherwise. */
  addTo(order: Order): Promise<Order>;
}

/** WooCommerce's payment methods whose money comes later, without a payment page. */
const OFFLINE_METHODS: ReadonlySet<string> = new Set(["bacs", "cheque"]);

/** Time after which the shop is asked again. */
const MAX_AGE_MS = 5 * 60 * 1000;

interface PaymentInstructionsOptions {
  readonly shop: ShopClient;
  /** Time of a monotonic clock, in ms. */
  readonly monotonicNow: () => number;
  readonly log: Log;
}

/**
 * Creates the service that adds payment instructions to orders. The instructions are cached for five minutes; none are
 * added if the shop does not respond.
 */
export function createPaymentInstructions({
  shop,
  monotonicNow,
  log,
}: PaymentInstructionsOptions): PaymentInstructions {
  let texts: Promise<ReadonlyMap<string, string>> | null = null;
  let readAt = -Infinity;

  const readInstructions = async (): Promise<ReadonlyMap<string, string>> => {
    try {
      return await fetchPaymentInstructions(shop);
    } catch (error) {
      if (!(error instanceof ShopRequestError)) throw error;
      log.warn("The instructions of payment methods cannot be read", { error });
      texts = null;
      return new Map();
    }
  };

  return {
    async addTo(order) {
      const { status, paymentMethod, payAt, isPaid } = order;
      const isAwaitingPayment = (status === "onHold" && !isPaid) || status === "pending";
      if (!isAwaitingPayment || payAt || !paymentMethod || !OFFLINE_METHODS.has(paymentMethod)) return order;
      if (!texts || monotonicNow() - readAt > MAX_AGE_MS) {
        readAt = monotonicNow();
        texts = readInstructions();
      }
      const paymentInstructions = (await texts).get(paymentMethod);
      return paymentInstructions ? { ...order, paymentInstructions } : order;
    },
  };
}
