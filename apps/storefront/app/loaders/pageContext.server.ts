import { createContext } from "react-router";
import type { GatewayServices, Log } from "@rewire/gateway";
import type { Settings } from "@rewire/domain";

/** Settings of card payment. */
export interface CardSettings {
  readonly publishableKey: string;
  /** URL of the payment script; loaded only once a shopper selects card payment. */
  readonly scriptUrl: string;
}

/** Context of every loader. */
export interface PageContext {
  readonly services: GatewayServices;
  readonly settings: Settings;
  /** Log of the server. */
  readonly log: Log;
  /** Origin of the request, for rate limits; neither shown nor stored. */
  readonly visitor: string;
  /** Settings of card payment; null if it is not offered. */
  readonly cards: CardSettings | null;
  /** Nonce of the page's scripts and styles in the content security policy. */
  readonly nonce: string;
  /** Id of the running build; null in development. */
  readonly buildId: string | null;
  /** Whether what a visitor does before React has hydrated the page is replayed. */
  readonly replaysEarlyActions: boolean;
  /** URLs of the compiled messages by locale, for preloading. */
  readonly messageChunks: Readonly<Record<string, string>>;
}

/** Key of the {@link PageContext} in the router context. */
export const pageContext = createContext<PageContext>();
