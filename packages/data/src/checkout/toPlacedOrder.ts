import type { Order } from "@rewire/domain";
import { toOrder } from "../order/mappers/toOrder.ts";
import { readPlacedOrder, type CheckoutFields, type PlacedOrder } from "./readPlacedOrder.ts";

/** Placed order with its details. `order` is null if the shop placed the order but did not return the details. */
export interface DetailedPlacedOrder extends PlacedOrder {
  readonly order: Order | null;
}

/**
 * Maps the checkout response to a placed order with its details; returns null if no order was placed. Used only on the
 * server; browsers load the details from the order's page.
 */
export function toPlacedOrder(
  payload: CheckoutFields | null | undefined,
  currency: string,
): DetailedPlacedOrder | null {
  const placedOrder = readPlacedOrder(payload);
  return placedOrder && { ...placedOrder, order: payload?.order ? toOrder(payload.order, currency) : null };
}
