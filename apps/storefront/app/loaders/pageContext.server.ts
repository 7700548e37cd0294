import { createContext } from "react-router";
import type { GatewayServices, Log } from "@rewire/gateway";
import type { Settings } from "@rewire/domain";

/** What a page needs to take cards. */
export interface CardSettings {
  readonly publishableKey: string;
  /** Asked for only once somebody chooses to pay by card. */
  readonly scriptUrl: string;
}

/** What the server hands to every loader. */
export interface PageContext {
  readonly services: GatewayServices;
  readonly settings: Settings;
  /** Where the server tells what went wrong. */
  readonly log: Log;
  /** Where the request comes from, for limits; not shown and not kept. */
  readonly visitor: string;
  /** Where and with what key pages take cards; null where nobody is offered them. */
  readonly cards: CardSettings | null;
  /** Allows this page's own scripts and styles under the content security policy. */
  readonly nonce: string;
  /** Which version of the storefront answers; null in development. */
  readonly buildId: string | null;
  /** Address of the compiled messages of each locale, so that the page can preload its own. */
  readonly messageChunks: Readonly<Record<string, string>>;
}

/** The key under which loaders find their {@link PageContext}. */
export const pageContext = createContext<PageContext>();
