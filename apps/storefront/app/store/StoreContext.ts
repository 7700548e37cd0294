import { createContext, useContext } from "react";
import type { Result, ShopFailure } from "@rewire/domain";
import type { AddToCartLine, CartChange } from "@rewire/data";
import type { Notice } from "@rewire/ui/toast";

/** The part of the store that every page may touch; it is small, so that Apollo can come late. */
export interface Store {
  /** Pieces in the cart: what this browser last knew until the store has started, then what the shop says. */
  readonly itemCount: number;
  /** Whether the store has started, so that more may be asked of the shop. */
  readonly isStarted: boolean;
  readonly isCartOpen: boolean;
  readonly openCart: () => void;
  /** Fetches the store before it is needed, when a pointer comes near. */
  readonly prepare: () => void;
  readonly closeCart: () => void;
  /** Says something at the bottom of the page for a while. */
  readonly notify: (notice: Notice) => void;
  /** Whether anything has been said, so that there must be a place for it. */
  readonly hasNotices: boolean;
  /** Starts the store when it has to, then adds; resolves when the shop has answered. */
  readonly addToCart: (line: AddToCartLine) => Promise<Result<CartChange, ShopFailure>>;
}

const StoreContext = createContext<Store | null>(null);

/** Gives the store to the pages below. */
export const StoreContextProvider = StoreContext.Provider;

/** The store of this visit. @throws Error outside of a StoreProvider. */
export function useStore(): Store {
  const store = useContext(StoreContext);
  if (!store) throw new Error("useStore needs a StoreProvider above it");
  return store;
}
