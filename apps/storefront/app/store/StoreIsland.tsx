import { Suspense, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { useIntl } from "react-intl";
import { StoreClientProvider, useAddToCart, useCart, useStayInStep } from "@rewire/data";
import { lazyPart, useStoreSettings } from "@rewire/ui";
import { LateWords } from "../lib/LateWords.tsx";
import { useLinks } from "../lib/useLinks.ts";
import { writeItemCount } from "./lastItemCount.ts";
import { SessionWatch } from "./SessionWatch.tsx";
import { storeClient } from "./storeClient.ts";
import { VersionWatch } from "./VersionWatch.tsx";
import { useStore, useStoreStatus, type Store } from "./StoreContext.ts";
import { hasOwner, keptWishes } from "./keptWishes.ts";

const loadCart = () => import("../screens/Cart/CartScreen.tsx").then((module) => ({ default: module.CartScreen }));
const WishlistSync = lazyPart(() => import("./WishlistSync.tsx"));
const CartScreen = lazyPart(loadCart);
const ToastRegion = lazyPart(() => import("@rewire/ui/toast").then((module) => ({ default: module.ToastRegion })));

interface StoreIslandProps {
  /** Told how to add, once there is something to add with. */
  onReady: (addToCart: Store["addToCart"]) => void;
}

/** The store itself, with everything heavy: Apollo and the cart; panel and notices when they are first needed. */
export default function StoreIsland({ onReady }: StoreIslandProps) {
  const { currency } = useStoreSettings();
  const { hasNotices } = useStoreStatus();
  return (
    <StoreClientProvider client={storeClient(currency)}>
      <Cart onReady={onReady} />
      <SessionWatch />
      <VersionWatch />
      {hasNotices && (
        <Suspense fallback={null}>
          <ToastRegion />
        </Suspense>
      )}
    </StoreClientProvider>
  );
}

function Cart({ onReady }: StoreIslandProps) {
  const { closeCart } = useStore();
  const { isCartOpen } = useStoreStatus();
  const { addToCart } = useAddToCart();
  const cart = useCart();
  useStayInStep();
  useLossNotice(cart.kind === "ready" ? cart.losses.length : 0);
  const links = useLinks();
  const isOwned = useSyncExternalStore(
    keptWishes.onChange,
    () => hasOwner(keptWishes.read()),
    () => false,
  );
  const [wasOpened, setWasOpened] = useState(isCartOpen);
  if (isCartOpen && !wasOpened) setWasOpened(true);
  const itemCount = cart.kind === "ready" ? cart.cart.itemCount : null;

  // The cart must open without a connection too.
  const isFilled = itemCount !== null && itemCount > 0;
  useEffect(() => {
    if (isFilled) void loadCart().catch(() => undefined);
  }, [isFilled]);
  useEffect(() => onReady(addToCart), [onReady, addToCart]);
  useEffect(() => {
    if (itemCount !== null) writeItemCount(itemCount);
  }, [itemCount]);

  return (
    <>
      {cart.kind === "ready" && (cart.viewer !== null || isOwned) && (
        <Suspense fallback={null}>
          <WishlistSync isLoggedIn={cart.viewer !== null} />
        </Suspense>
      )}
      {wasOpened && (
        <LateWords>
          <CartScreen isOpen={isCartOpen} onClose={closeCart} links={links} />
        </LateWords>
      )}
    </>
  );
}

/** Says it wherever the shopper is when something could not be put into the cart; the cart names what. */
function useLossNotice(count: number) {
  const { openCart, notify } = useStore();
  const { isCartOpen } = useStoreStatus();
  const { formatMessage } = useIntl();
  const told = useRef(0);
  const tell = useEffectEvent((losses: number) => {
    const isNews = losses > told.current;
    told.current = losses;
    if (!isNews || isCartOpen) return;
    notify({
      words: formatMessage({ id: "product.cartIncomplete" }),
      action: { label: formatMessage({ id: "product.viewCart" }), onClick: openCart },
    });
  });
  useEffect(() => tell(count), [count]);
}
