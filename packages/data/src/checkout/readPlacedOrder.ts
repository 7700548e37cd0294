import { parseUrl } from "@rewire/domain";
import type { OrderFields } from "../order/mappers/toOrder.ts";

/** Fields of the checkout response. */
export interface CheckoutFields {
  readonly result: string | null;
  readonly redirect: string | null;
  readonly order: (OrderFields & { readonly orderKey: string | null }) | null;
}

/** Placed order: its number, its order key, and the shop's redirect URL. */
export interface PlacedOrder {
  /** Order number; null only where the shop placed an order and returned neither its number nor a URL. */
  readonly orderId: number | null;
  /** Secret key of the order, which proves who placed it. */
  readonly orderKey: string | null;
  /** Redirect URL from the shop: its own order-received page, or a payment service's. */
  readonly redirect: string | null;
}

/**
 * Parses the checkout response; returns null unless its `result` is `success`. The shop may return errors even if the
 * order was placed. Number and order key are read from the redirect URL `…/order-received/890/?key=wc_order_…`.
 */
export function readPlacedOrder(payload: CheckoutFields | null | undefined): PlacedOrder | null {
  if (payload?.result?.toLowerCase() !== "success") return null;
  const orderIdText = /\/order-received\/(\d+)/.exec(payload.redirect ?? "")?.[1];
  // The gateway makes the shop's own URL relative and removes the key.
  const key = parseUrl(payload.redirect ?? "", "http://shop.invalid")?.searchParams.get("key") ?? null;
  return {
    orderId: payload.order?.databaseId ?? (orderIdText ? Number(orderIdText) : null),
    orderKey: payload.order?.orderKey ?? key,
    redirect: payload.redirect,
  };
}
