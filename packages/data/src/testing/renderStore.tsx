import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { useCart, type CartState } from "../cart/hooks/useCart.ts";
import { CartProvider } from "../CartProvider.tsx";
import { createCommerceClient, type CommerceClientOptions } from "../createCommerceClient.ts";

/** Renders hooks beside the cart, under a client of their own, and waits until the cart is there. */
export async function renderStore<Hooks>(useHooks: () => Hooks, options: CommerceClientOptions = {}) {
  const client = createCommerceClient(options);
  const wrapper = ({ children }: { children: ReactNode }) => <CartProvider client={client}>{children}</CartProvider>;
  const { result, unmount } = renderHook(() => ({ cart: useCart(), ...useHooks() }), { wrapper });
  await waitFor(() => {
    if (result.current.cart.kind === "loading") throw new Error("The cart is still loading");
  });
  return { result, unmount, client };
}

function requireReady(state: CartState) {
  if (state.kind !== "ready") throw new Error(`The cart is ${state.kind}`);
  return state;
}

/** The cart that is ready. @throws Error if it is not. */
export const readyCart = (state: CartState) => requireReady(state).cart;

/** Reads the totals of a cart that is ready again. @throws Error if it is not. */
export const readTotalsAgain = (state: CartState) => requireReady(state).readTotals();
