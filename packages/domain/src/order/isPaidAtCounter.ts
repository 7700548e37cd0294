import type { Order } from "./order.ts";

/** WooCommerce's id of "Cash on delivery". */
export const CASH_GATEWAY = "cod";

/**
 * Returns whether an order is paid at the counter: nothing is delivered for which a courier could be paid, and the
 * customer brings a device to the shop. `repair` describes the first repair only: of an order with several lines it is
 * unknown whether the others are brought too.
 */
export const isPaidAtCounter = ({ paymentMethod, shipping, repair, lines }: Order): boolean =>
  paymentMethod === CASH_GATEWAY && shipping === null && repair?.way === "walkIn" && lines.length === 1;
