import type { Order } from "@rewire/domain";

/**
 * Reads an order if the request is permitted to: a guest's order from the browser that placed it or with its order key,
 * an account's order for the logged-in customer. Returns null otherwise.
 *
 * @param orderId Order id; null for the newest order
 * @param clientAddress IP address of the client, for the rate limit.
 * @param orderKey Order key from the link in the shop's e-mail (`wc_order_…`). Valid for guests' orders only; requires
 * the service account.
 * @default null
 * @throws HttpError 503 while the shop cannot be read, which counts for no limit.
 * @throws HttpError 429 with the seconds to wait after too many wrong numbers.
 */
export type OrderReader = (
  request: Request,
  orderId: number | null,
  clientAddress?: string | null,
  orderKey?: string | null,
) => Promise<Order | null>;
