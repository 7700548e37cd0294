import { createContext } from "react-router";
import type { GatewayServices, Log } from "@rewire/gateway";
import type { Settings } from "@rewire/domain";

/** Read operations of the catalogue for pages that are the same for all visitors. */
export type PageCatalogue = Pick<
  GatewayServices["catalogue"],
  | "listProducts"
  | "filterAttributes"
  | "fitAttribute"
  | "productFit"
  | "companions"
  | "popular"
  | "featured"
  | "onSale"
  | "brands"
  | "repairs"
  | "repairsOf"
  | "repairDevices"
  | "faults"
  | "categories"
  | "category"
  | "product"
  | "reviews"
  | "countries"
  | "loadingProgress"
>;

/** Services for the loaders of every page. They do not depend on the visitor. */
export interface PageServices extends Pick<GatewayServices, "pricesIncludeTax"> {
  readonly catalogue: PageCatalogue;
  readonly contentPages: GatewayServices["contentPages"];
  readonly desk: Pick<GatewayServices["desk"], "days" | "openState" | "packingDate">;
}

/** Context available to every loader: services, settings, and response data. */
export interface PageContext {
  readonly services: PageServices;
  readonly settings: Settings;
  /** Log of the server. */
  readonly log: Log;
  /** Nonce of the page's scripts and styles in the content security policy; replaced by hashes on public pages. */
  readonly nonce: string;
  /** Id of the running build; null in development. */
  readonly buildId: string | null;
  /**
   * URL of the script that handles user actions before hydration; null if the page contains it, as pages that are not
   * public do.
   */
  readonly earlyScriptUrl: string | null;
  /** Style sheet that public pages link before their footer; null if they contain all of their styles. */
  readonly deferredStyles: { readonly url: string; readonly rules: ReadonlySet<string> } | null;
  /** Whether user actions before hydration are replayed. */
  readonly replaysEarlyActions: boolean;
  /** Whether the page is the same for every visitor. */
  readonly isPublic: boolean;
  /** Page where readers subscribe to the shop's newsletter; null for none. */
  readonly newsletterUrl: string | null;
  /** Whether the shop takes used devices, so that pages lead to its trade-in desk. */
  readonly hasTradeIn: boolean;
  /** Whether browsers may prepare pages that a public page links to. */
  readonly allowsSpeculation: boolean;
  /** URLs of the compiled messages by locale, for preloading. */
  readonly messageChunks: Readonly<Record<string, string>>;
}

/** Key of the {@link PageContext} in the router context. */
export const pageContext = createContext<PageContext>();
