import { createContext } from "react-router";
import type { GatewayServices } from "@rewire/gateway";
import type { Settings } from "@rewire/domain";

/** What the server hands to every loader. */
export interface PageContext {
  readonly services: GatewayServices;
  readonly settings: Settings;
  /** Allows this page's own scripts and styles under the content security policy. */
  readonly nonce: string;
  /** Address of the compiled messages of each locale, so that the page can preload its own. */
  readonly messageChunks: Readonly<Record<string, string>>;
}

/** The key under which loaders find their {@link PageContext}. */
export const pageContext = createContext<PageContext>();
