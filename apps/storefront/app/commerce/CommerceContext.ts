import { createContext, useContext, useSyncExternalStore } from "react";
import type { UseAddToCartResult, UseFillCartResult } from "@rewire/data";
import type { Notice } from "@rewire/ui/toast";
import type { PanelState, PanelStatus } from "./createPanelState.ts";
import { onItemCountChange, readItemCount } from "./storage/lastItemCount.ts";

/** Cart operations, available once the commerce code has loaded. */
export interface CartOperations extends Pick<UseAddToCartResult, "addToCart">, Pick<UseFillCartResult, "fillCart"> {}

/**
 * API of the cart, the cart panel and notices for all pages. It does not depend on Apollo, which is loaded later. The
 * object stays the same for the lifetime of the document. Cart operations load the commerce code if necessary and
 * resolve with the shop's response.
 */
export interface Commerce extends CartOperations {
  readonly openCart: () => void;
  readonly closeCart: () => void;
  /** Loads the commerce code in advance, on hover or focus. */
  readonly prepare: () => void;
  /** Shows a notice at the bottom of the page. */
  readonly notify: (notice: Notice) => void;
  readonly state: PanelState;
}

const CommerceContext = createContext<Commerce | null>(null);

/**
 * Context provider of the commerce API. The value must never change: when a context changes, React discards
 * server-rendered elements that are not yet hydrated, and pending clicks on these elements are lost.
 */
export const CommerceContextProvider = CommerceContext.Provider;

/** Returns the commerce API. @throws Error if called outside a CommerceProvider. */
export function useCommerce(): Commerce {
  const commerce = useContext(CommerceContext);
  if (!commerce) throw new Error("useCommerce needs a CommerceProvider above it");
  return commerce;
}

/**
 * Returns the current status of the commerce code, the cart panel and the notices; re-renders the component when the
 * status changes.
 */
export function usePanelStatus(): PanelStatus {
  const { state } = useCommerce();
  return useSyncExternalStore(state.onChange, state.read, state.readFirst);
}

/**
 * Returns the number of items in the cart. Until the cart is loaded, this is the count stored in this browser;
 * afterwards, it is the shop's count. Null in pages of the server, which are the same for everybody.
 */
export const useItemCount = (): number | null => useSyncExternalStore(onItemCountChange, readItemCount, () => null);
