import { createContext, useContext, useSyncExternalStore } from "react";
import type { AddToCart, FillCart } from "@rewire/data";
import type { Notice } from "@rewire/ui/toast";
import type { PanelState, PanelStatus } from "./createPanelState.ts";
import { onItemCountChange, readItemCount } from "./lastItemCount.ts";

/** Cart operations, available once the commerce code has loaded. */
export interface CartOperations extends Pick<AddToCart, "addToCart">, Pick<FillCart, "fillCart"> {}

/**
 * Store API for all pages; small, so that Apollo can be loaded later. The same object for the lifetime of the document.
 * Its cart operations start the store if necessary, and resolve with the shop's response.
 */
export interface Commerce extends CartOperations {
  readonly openCart: () => void;
  readonly closeCart: () => void;
  /** Loads the store in advance, on hover or focus. */
  readonly prepare: () => void;
  /** Shows a notice at the bottom of the page. */
  readonly notify: (notice: Notice) => void;
  readonly state: PanelState;
}

const CommerceContext = createContext<Commerce | null>(null);

/**
 * Provider of the store. Its value must never change: if a part of the page is not hydrated yet, a changed context
 * makes React discard its server-rendered elements, and a pending click on them is lost.
 */
export const CommerceContextProvider = CommerceContext.Provider;

/** Returns the store. @throws Error outside of a CommerceProvider. */
export function useCommerce(): Commerce {
  const store = useContext(CommerceContext);
  if (!store) throw new Error("useCommerce needs a CommerceProvider above it");
  return store;
}

/** Returns the current status of the store: whether it has started, and whether the cart is open. */
export function usePanelState(): PanelStatus {
  const { state } = useCommerce();
  return useSyncExternalStore(state.onChange, state.read, state.readFirst);
}

/**
 * Returns the number of pieces in the cart: the last known one in this browser until the store has started, then the
 * shop's.
 */
export const useItemCount = (): number => useSyncExternalStore(onItemCountChange, readItemCount, () => 0);
