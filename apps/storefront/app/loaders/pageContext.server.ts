import { createContext } from "react-router";
import type { GatewayServices, Log } from "@rewire/gateway";
import type { Settings } from "@rewire/domain";

/** Reads of the catalogue for pages that are the same for everybody. */
export type PageCatalogue = Pick<
  GatewayServices["catalogue"],
  | "listProducts"
  | "filterAttributes"
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
  | "reading"
>;

/** Services for loaders of every page; they know nothing of a visitor. */
export interface PageServices extends Pick<GatewayServices, "pricesIncludeTax"> {
  readonly catalogue: PageCatalogue;
  readonly desk: Pick<GatewayServices["desk"], "days" | "openState">;
}

/** Context of every loader. */
export interface PageContext {
  readonly services: PageServices;
  readonly settings: Settings;
  /** Log of the server. */
  readonly log: Log;
  /** Nonce of the page's scripts and styles in the content security policy; replaced by hashes on public pages. */
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
