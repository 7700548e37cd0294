import { createContext, useContext, useSyncExternalStore } from "react";
import type { Result, CartFailure } from "@rewire/domain";
import type { AddToCartLine, CartChange } from "@rewire/data";
import type { Notice } from "@rewire/ui/toast";
import type { PanelState, PanelStatus } from "./createPanelState.ts";
import { onItemCountChange, readItemCount } from "./lastItemCount.ts";

/** What every page may ask of the store; it is small, so that Apollo can come late. It stays the same from page to page. */
export interface Commerce {
  readonly openCart: () => void;
  readonly closeCart: () => void;
  /** Fetches the store before it is needed, when a pointer comes near. */
  readonly prepare: () => void;
  /** Says something at the bottom of the page for a while. */
  readonly notify: (notice: Notice) => void;
  /** Starts the store when it has to, then adds; resolves when the shop has answered. */
  readonly addToCart: (line: AddToCartLine) => Promise<Result<CartChange, CartFailure>>;
  readonly state: PanelState;
}

const CommerceContext = createContext<Commerce | null>(null);

/**
 * Gives the store to the pages below. Its value must never change: where a part of the page is not alive yet, React
 * answers a changed context by throwing the part's elements away, and the click that is on its way to them is lost.
 */
export const CommerceContextProvider = CommerceContext.Provider;

/** The store of this visit. @throws Error outside of a CommerceProvider. */
export function useCommerce(): Commerce {
  const store = useContext(CommerceContext);
  if (!store) throw new Error("useCommerce needs a CommerceProvider above it");
  return store;
}

/** How the store stands now: started or not, cart open or not. */
export function usePanelState(): PanelStatus {
  const { state } = useCommerce();
  return useSyncExternalStore(state.onChange, state.read, state.readFirst);
}

/** Pieces in the cart: what this browser last knew until the store has started, then what the shop says. */
export const useItemCount = (): number => useSyncExternalStore(onItemCountChange, readItemCount, () => 0);
