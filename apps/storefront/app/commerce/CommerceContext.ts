import { createContext, useContext, useSyncExternalStore } from "react";
import type { UseAddToCartResult, UseFillCartResult } from "@rewire/data";
import type { Notice } from "@rewire/ui/toast";
import type { PanelState, PanelStatus } from "./createPanelState.ts";
import { onItemCountChange, readItemCount } from "./lastItemCount.ts";

/** Cart operations, available once the commerce code has loaded. */
export interface CartOperations extends Pick<UseAddToCartResult, "addToCart">, Pick<UseFillCartResult, "fillCart"> {}

/**
 * Commerce API for all pages, without Apollo, which is loaded later. The object is the same for the lifetime of the
 * document. Its cart operations load the commerce code if necessary, and resolve with the shop's response.
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
 * Provider of the commerce API. Its value must never change: when a context changes, React discards server-rendered
 * elements that are not hydrated yet, and pending clicks on them are lost.
 */
export const CommerceContextProvider = CommerceContext.Provider;

/** Returns the commerce API. @throws Error if it is called outside of a CommerceProvider. */
export function useCommerce(): Commerce {
  const store = useContext(CommerceContext);
  if (!store) throw new Error("useCommerce needs a CommerceProvider above it");
  return store;
}

/** Returns the current status of the commerce code, the cart panel and the notices; re-renders on changes. */
export function usePanelStatus(): PanelStatus {
  const { state } = useCommerce();
  return useSyncExternalStore(state.onChange, state.read, state.readFirst);
}

/**
 * Returns the number of items in the cart: the count stored in this browser until the cart is loaded, then the shop's
 * count.
 */
export const useItemCount = (): number => useSyncExternalStore(onItemCountChange, readItemCount, () => 0);
