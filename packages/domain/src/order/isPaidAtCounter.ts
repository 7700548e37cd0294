import type { Order } from "./order.ts";

/** WooCommerce's id of "Cash on delivery". */
export const CASH_GATEWAY = "cod";

/**
 * Returns whether an order is paid at the counter: nothing is delivered for which a courier could be paid, and the
 * customer brings a device to the shop. `repair` describes the first repair only, each fault of which is a line: of
 * further lines it is unknown whether they are brought too.
 */
export const isPaidAtCounter = ({ paymentMethod, shipping, repair, lines }: Order): boolean =>
  paymentMethod === CASH_GATEWAY &&
  shipping === null &&
  repair?.way === "walkIn" &&
  lines.length <= Math.max(1, repair.faults.length);
