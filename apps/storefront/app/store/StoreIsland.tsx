import { useEffect } from "react";
import { StoreClientProvider, useAddToCart, useCart } from "@rewire/data";
import { useStoreSettings } from "@rewire/ui";
import { ToastRegion } from "@rewire/ui/toast";
import { CartScreen } from "../screens/Cart/CartScreen.tsx";
import { useLinks } from "../lib/useLinks.ts";
import { writeItemCount } from "./lastItemCount.ts";
import { storeClient } from "./storeClient.ts";
import { useStore, type Store } from "./StoreContext.ts";

interface StoreIslandProps {
  /** Told how to add, once there is something to add with. */
  onReady: (addToCart: Store["addToCart"]) => void;
}

/** The store itself, with everything heavy: Apollo, the cart, the panel. */
export default function StoreIsland({ onReady }: StoreIslandProps) {
  const { currency } = useStoreSettings();
  return (
    <StoreClientProvider client={storeClient(currency)}>
      <Cart onReady={onReady} />
      <ToastRegion />
    </StoreClientProvider>
  );
}

function Cart({ onReady }: StoreIslandProps) {
  const { isCartOpen, closeCart } = useStore();
  const { addToCart } = useAddToCart();
  const cart = useCart();
  const links = useLinks();
  const itemCount = cart.kind === "ready" ? cart.cart.itemCount : null;

  useEffect(() => onReady(addToCart), [onReady, addToCart]);
  useEffect(() => {
    if (itemCount !== null) writeItemCount(itemCount);
  }, [itemCount]);

  return <CartScreen isOpen={isCartOpen} onClose={closeCart} links={links} />;
}
