import type { Cart, Customer, PaymentGateway, Viewer } from "@rewire/domain";
import { toViewer, type ViewerFields } from "../../account/toViewer.ts";
import { toCart, type WireCart } from "./toCart.ts";
import { toGateways } from "./toGateways.ts";
import { toCustomer, type CustomerFields } from "../../customer/toCustomer.ts";

/** Session data of the shop: cart, customer and payment gateways. */
export interface Store {
  readonly cart: Cart;
  readonly customer: Customer;
  readonly gateways: readonly PaymentGateway[];
  /** Logged-in user; null for a guest. */
  readonly viewer: Viewer | null;
}

/** Response to `getCart`. */
export interface WireStore {
  readonly cart: WireCart | null;
  readonly customer: CustomerFields | null;
  readonly viewer: ViewerFields | null;
  readonly paymentGateways: Parameters<typeof toGateways>[0];
}

/** Maps the session to domain values; returns null when the shop sent no cart, as for an expired session. */
export const toStore = (wire: WireStore | null | undefined, currency: string): Store | null =>
  wire?.cart ? toStoreOf(toCart(wire.cart, currency), wire) : null;

/** Maps the session, with its cart already mapped. */
export const toStoreOf = (cart: Cart, wire: Omit<WireStore, "cart">): Store => ({
  cart,
  customer: toCustomer(wire.customer),
  gateways: toGateways(wire.paymentGateways),
  viewer: wire.viewer && toViewer(wire.viewer),
});
