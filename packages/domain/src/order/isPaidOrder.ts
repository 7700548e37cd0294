import { CASH_GATEWAY } from "./isPaidAtCounter.ts";
import type { Order } from "./order.ts";

/**
 * Returns whether an order left nothing to pay, because it was free or gift cards covered it. The shop stores a payment
 * method for it even so, which nobody used.
 */
export const isFreeOrder = ({ totals }: Pick<Order, "totals">): boolean => totals.total.minor === 0;

/**
 * Returns whether an order has been paid, as far as it tells: one that is paid in cash, to the courier or on collection,
 * is paid once it is completed.
 */
export const isPaidOrder = ({ status, paymentMethod }: Pick<Order, "status" | "paymentMethod">): boolean =>
  status === "completed" || (status === "processing" && paymentMethod !== CASH_GATEWAY);

/** Returns whether a payment for an order has arrived, even if it was paid back since. */
export const wasPaidOrder = (order: Pick<Order, "status" | "paymentMethod">): boolean =>
  order.status === "refunded" || isPaidOrder(order);
