import { lazy, Suspense, useEffect, useState } from "react";
import { StoreClientProvider, useAddToCart, useCart } from "@rewire/data";
import { useStoreSettings } from "@rewire/ui";
import { LateWords } from "../lib/LateWords.tsx";
import { useLinks } from "../lib/useLinks.ts";
import { writeItemCount } from "./lastItemCount.ts";
import { storeClient } from "./storeClient.ts";
import { useStore, type Store } from "./StoreContext.ts";

const CartScreen = lazy(() => import("../screens/Cart/CartScreen.tsx").then((module) => ({ default: module.CartScreen })));
const ToastRegion = lazy(() => import("@rewire/ui/toast").then((module) => ({ default: module.ToastRegion })));

interface StoreIslandProps {
  /** Told how to add, once there is something to add with. */
  onReady: (addToCart: Store["addToCart"]) => void;
}

/** The store itself, with everything heavy: Apollo and the cart; panel and notices when they are first needed. */
export default function StoreIsland({ onReady }: StoreIslandProps) {
  const { currency } = useStoreSettings();
  const { hasNotices } = useStore();
  return (
    <StoreClientProvider client={storeClient(currency)}>
      <Cart onReady={onReady} />
      {hasNotices && (
        <Suspense fallback={null}>
          <ToastRegion />
        </Suspense>
      )}
    </StoreClientProvider>
  );
}

function Cart({ onReady }: StoreIslandProps) {
  const { isCartOpen, closeCart } = useStore();
  const { addToCart } = useAddToCart();
  const cart = useCart();
  const links = useLinks();
  const [wasOpened, setWasOpened] = useState(isCartOpen);
  if (isCartOpen && !wasOpened) setWasOpened(true);
  const itemCount = cart.kind === "ready" ? cart.cart.itemCount : null;

  useEffect(() => onReady(addToCart), [onReady, addToCart]);
  useEffect(() => {
    if (itemCount !== null) writeItemCount(itemCount);
  }, [itemCount]);

  if (!wasOpened) return null;
  return (
    <LateWords>
      <CartScreen isOpen={isCartOpen} onClose={closeCart} links={links} />
    </LateWords>
  );
}
