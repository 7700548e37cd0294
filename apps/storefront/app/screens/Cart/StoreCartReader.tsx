import { CartProvider, useCart } from "@rewire/data";
import type { Cart } from "@rewire/domain";
import { useShopSettings } from "@rewire/ui";
import { startTransition, useEffect } from "react";
import { getCommerceClient } from "../../commerce/commerceClient.ts";

/** What the store knows of the cart: nothing yet, its content, or how to read it again after a failure. */
export type StoreCart =
  | { readonly kind: "loading" }
  | { readonly kind: "ready"; readonly cart: Cart; readonly isUpdating: boolean }
  | { readonly kind: "failed"; readonly retry: () => void };

export interface StoreCartReaderProps {
  /** Called with each state of the store's cart. */
  onChange: (storeCart: StoreCart) => void;
}

/** Component that reads the store's cart. Renders nothing, so that the page keeps its elements and the focus. */
export default function StoreCartReader({ onChange }: StoreCartReaderProps) {
  const { currency } = useShopSettings();
  return (
    <CartProvider client={getCommerceClient(currency)}>
      <CartUpdates onChange={onChange} />
    </CartProvider>
  );
}

function CartUpdates({ onChange }: StoreCartReaderProps) {
  const state = useCart();
  useEffect(() => {
    startTransition(() => onChange(state));
  }, [state, onChange]);
  return null;
}
