import type { Cart, Customer, PaymentGateway, Viewer } from "@rewire/domain";
import { toViewer, type ViewerFields } from "../../account/toViewer.ts";
import { toCart, type CartFields } from "./toCart.ts";
import { toGateways } from "./toGateways.ts";
import { toCustomer, type CustomerFields } from "../../customer/toCustomer.ts";

/** Data of a shop session: cart, customer and payment gateways. */
export interface SessionData {
  readonly cart: Cart;
  readonly customer: Customer;
  readonly gateways: readonly PaymentGateway[];
  /** Logged-in user; null for a guest. */
  readonly viewer: Viewer | null;
}

/** Fields of the response to `getCart`. */
export interface SessionFields {
  readonly cart: CartFields | null;
  readonly customer: CustomerFields | null;
  readonly viewer: ViewerFields | null;
  readonly paymentGateways: Parameters<typeof toGateways>[0];
}

/** Maps a session to domain values; returns null if the response contains no cart, as for an expired session. */
export const toSessionData = (fields: SessionFields | null | undefined, currency: string): SessionData | null =>
  fields?.cart ? toSessionDataWithCart(toCart(fields.cart, currency), fields) : null;

/** Maps the fields of a session to domain values. The cart must already be mapped. */
export const toSessionDataWithCart = (cart: Cart, sessionFields: Omit<SessionFields, "cart">): SessionData => ({
  cart,
  customer: toCustomer(sessionFields.customer),
  gateways: toGateways(sessionFields.paymentGateways),
  viewer: sessionFields.viewer && toViewer(sessionFields.viewer),
});
