import type { Order } from "@rewire/domain";

/**
 * A guest's order for the browser that placed it and for who has its key, an account's for who is logged in; null for
 * everybody else.
 *
 * @param orderId null for the newest
 * @param clientAddress Address of the client, for the limit.
 * @param orderKey What the link of a mail of the shop says (`wc_order_…`); it opens orders of guests alone, and needs
 * the service account. @default null
 * @throws HttpError 429 with the seconds to wait for who has tried too many numbers.
 */
export type OrderReader = (
  request: Request,
  orderId: number | null,
  clientAddress?: string | null,
  orderKey?: string | null,
) => Promise<Order | null>;
