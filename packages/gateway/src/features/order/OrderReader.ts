import type { Order } from "@rewire/domain";

/**
 * Reads an order: a guest's for the browser that placed it or with the order key, an account's for the logged-in
 * customer; null for all others.
 *
 * @param orderId Order id; null for the newest order
 * @param clientAddress Client address, for the rate limit.
 * @param orderKey Order key from the link in the shop's e-mail (`wc_order_…`); valid for guests' orders only, and
 * requires the service account.
 * @default null
 * @throws HttpError 429 with the seconds to wait after too many wrong numbers.
 */
export type OrderReader = (
  request: Request,
  orderId: number | null,
  clientAddress?: string | null,
  orderKey?: string | null,
) => Promise<Order | null>;
