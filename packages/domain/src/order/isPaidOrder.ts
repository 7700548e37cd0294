import { CASH_GATEWAY } from "./isPaidAtCounter.ts";
import type { Order } from "./order.ts";

/**
 * Returns whether an order left nothing to pay, because it was free or gift cards covered it. The shop stores a payment
 * method for it even so, which nobody used.
 */
export const isFreeOrder = ({ totals }: Pick<Order, "totals">): boolean => totals.total.minor === 0;

/** Data of an order that tell whether it has been paid. */
type OrderPayment = Pick<Order, "status" | "paymentMethod" | "isPaid">;

/**
 * Returns whether an order waits for something else than its payment, which the shop has recorded: the staff has put it
 * on hold, or a plugin has given it a status of its own.
 */
export const isPaidWhileWaiting = ({ status, isPaid = false }: Pick<Order, "status" | "isPaid">): boolean =>
  isPaid && (status === "onHold" || status === "other");

/**
 * Returns whether an order has been paid, as far as it tells: one that is paid in cash, to the courier or on collection,
 * is paid once it is completed.
 */
export const isPaidOrder = (order: OrderPayment): boolean =>
  order.status === "completed" ||
  (order.status === "processing" && order.paymentMethod !== CASH_GATEWAY) ||
  isPaidWhileWaiting(order);

/** Returns whether a payment for an order has arrived, even if it was paid back since. */
export const wasPaidOrder = (order: OrderPayment): boolean => order.status === "refunded" || isPaidOrder(order);
