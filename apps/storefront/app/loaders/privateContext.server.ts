import { createContext } from "react-router";
import type { GatewayServices, Seller } from "@rewire/gateway";

/** Settings of the card payment provider. */
export interface CardPaymentSettings {
  readonly publishableKey: string;
  /** URL of the payment script; loaded only once a shopper selects card payment. */
  readonly scriptUrl: string;
}

/**
 * Context of loaders and actions that depend on the visitor. It is not available on public pages, which are the same
 * for all visitors.
 */
export interface PrivateContext {
  readonly services: GatewayServices;
  /** Origin of the request, for rate limits; neither shown nor stored. */
  readonly visitor: string;
  /** Settings of card payment; null if it is not offered. */
  readonly cards: CardPaymentSettings | null;
  /** Seller of the goods, for invoices. */
  readonly seller: Seller;
}

/** Key of the {@link PrivateContext} in the router context. Reading the key throws an error on public pages. */
export const privateContext = createContext<PrivateContext>();
