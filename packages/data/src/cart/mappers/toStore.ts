import type { Cart, Customer, PaymentGateway, Viewer } from "@rewire/domain";
import { toViewer, type WireViewer } from "../../account/toViewer.ts";
import { toCart, type WireCart } from "./toCart.ts";
import { toGateways } from "./toGateways.ts";
import { toCustomer, type WireCustomer } from "../../customer/toCustomer.ts";

/** What the shop knows of this session. */
export interface Store {
  readonly cart: Cart;
  readonly customer: Customer;
  readonly gateways: readonly PaymentGateway[];
  /** Who is logged in; null for a guest. */
  readonly viewer: Viewer | null;
}

/** The answer to getCart. */
export interface WireStore {
  readonly cart: WireCart | null;
  readonly customer: WireCustomer | null;
  readonly viewer: WireViewer | null;
  readonly paymentGateways: Parameters<typeof toGateways>[0];
}

/** The session as domain values; null when the shop sent no cart, as it does for a dead session. */
export function toStore(wire: WireStore | null | undefined, currency: string): Store | null {
  if (!wire?.cart) return null;
  return {
    cart: toCart(wire.cart, currency),
    customer: toCustomer(wire.customer),
    gateways: toGateways(wire.paymentGateways),
    viewer: wire.viewer && toViewer(wire.viewer),
  };
}
