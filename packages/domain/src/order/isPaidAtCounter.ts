import { listOrderRepairs } from "./listOrderRepairs.ts";
import type { Order } from "./order.ts";

/** WooCommerce's id of "Cash on delivery". */
export const CASH_GATEWAY = "cod";
/** Id of the shop's payment gateway for cards through Stripe. */
export const CARD_GATEWAY = "stripe";

/**
 * Returns whether an order is paid at the counter: nothing is delivered for which a courier could be paid, and each line
 * is a fault of a device that the customer brings to the shop. Of a line beyond the faults it is unknown what it is.
 */
export function isPaidAtCounter(order: Order): boolean {
  const { paymentMethod, shipping, lines } = order;
  const repairs = listOrderRepairs(order);
  // The staff may have removed the faults of a repair.
  const lineCount = repairs.reduce((sum, { faults }) => sum + Math.max(1, faults.length), 0);
  return (
    paymentMethod === CASH_GATEWAY &&
    shipping === null &&
    repairs.length > 0 &&
    repairs.every(({ way }) => way === "walkIn") &&
    lines.length <= lineCount
  );
}
