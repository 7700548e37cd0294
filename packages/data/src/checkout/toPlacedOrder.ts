import type { Order } from "@rewire/domain";
import { toOrder, type WireOrder } from "../order/mappers/toOrder.ts";

/** The fields that checkout answers with. */
export interface WireCheckout {
  readonly result: string | null;
  readonly redirect: string | null;
  readonly order: (WireOrder & { readonly orderKey: string | null }) | null;
}

/** An order that stands, with what is known of it. */
export interface PlacedOrder {
  /** null only where the shop placed an order and could tell neither its number nor an address. */
  readonly orderId: number | null;
  /** The shop's secret of the order: whoever has it is the one who placed it. */
  readonly orderKey: string | null;
  /** Where the shop sends the shopper: its own order-received page, or a payment service's. */
  readonly redirect: string | null;
  /** null where the shop placed the order and failed to describe it. */
  readonly order: Order | null;
}

/**
 * Reads the answer to checkout; null when no order stands.
 *
 * `result: success` alone decides: the shop may place the order and send an error along (FACTS, "Checkout").
 * Number and key are then read from the address `…/order-received/890/?key=wc_order_…`.
 */
export function toPlacedOrder(wire: WireCheckout | null | undefined, currency: string): PlacedOrder | null {
  if (wire?.result?.toLowerCase() !== "success") return null;
  const received = /\/order-received\/(\d+)/.exec(wire.redirect ?? "")?.[1];
  // The gateway makes the shop's own address relative and takes the key out of it.
  const key = URL.parse(wire.redirect ?? "", "http://shop.invalid")?.searchParams.get("key") ?? null;
  return {
    orderId: wire.order?.databaseId ?? (received ? Number(received) : null),
    orderKey: wire.order?.orderKey ?? key,
    redirect: wire.redirect,
    order: wire.order && toOrder(wire.order, currency),
  };
}
