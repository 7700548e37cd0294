import { Suspense, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { useIntl } from "react-intl";
import { CartProvider, useAddToCart, useCart, useCartSync, useFillCart } from "@rewire/data";
import { lazyPart, useShopSettings } from "@rewire/ui";
import { DeferredMessages } from "../../i18n/DeferredMessages.tsx";
import { useLinks } from "../../navigation/useLinks.ts";
import type { CommerceIslandProps } from "../../commerce/CommerceProvider.tsx";
import { writeItemCount } from "../../commerce/lastItemCount.ts";
import { SessionWatch } from "../../commerce/SessionWatch.tsx";
import { commerceClient } from "../../commerce/commerceClient.ts";
import { VersionWatch } from "../../navigation/VersionWatch.tsx";
import { useCommerce, usePanelState } from "../../commerce/CommerceContext.ts";
import { hasOwner, storedWishlist } from "../../commerce/wishlist/storedWishlist.ts";

const loadCart = () => import("../Cart/CartScreen.tsx").then((module) => ({ default: module.CartScreen }));
const WishlistSync = lazyPart(() => import("../../commerce/wishlist/WishlistSync.tsx"));
const CartScreen = lazyPart(loadCart);
const ToastRegion = lazyPart(() => import("@rewire/ui/toast").then((module) => ({ default: module.ToastRegion })));

/** Commerce code with its large dependencies, Apollo and the cart; cart panel and notices are loaded on first use. */
export default function CommerceIsland({ onReady }: CommerceIslandProps) {
  const { currency } = useShopSettings();
  const { hasNotices } = usePanelState();
  return (
    <CartProvider client={commerceClient(currency)}>
      <Cart onReady={onReady} />
      <SessionWatch />
      <VersionWatch />
      {hasNotices && (
        <Suspense fallback={null}>
          <ToastRegion />
        </Suspense>
      )}
    </CartProvider>
  );
}

function Cart({ onReady }: CommerceIslandProps) {
  const { closeCart } = useCommerce();
  const { isCartOpen } = usePanelState();
  const { addToCart } = useAddToCart();
  const { fillCart } = useFillCart();
  const cart = useCart();
  useCartSync();
  useLostLinesNotice(cart.kind === "ready" ? cart.losses.length : 0);
  const links = useLinks();
  const isOwned = useSyncExternalStore(
    storedWishlist.onChange,
    () => hasOwner(storedWishlist.read()),
    () => false,
  );
  const [wasOpened, setWasOpened] = useState(isCartOpen);
  if (isCartOpen && !wasOpened) setWasOpened(true);
  const itemCount = cart.kind === "ready" ? cart.cart.itemCount : null;

  // The cart must also open without a connection.
  const isFilled = itemCount !== null && itemCount > 0;
  useEffect(() => {
    if (isFilled) void loadCart().catch(() => undefined);
  }, [isFilled]);
  const isRead = cart.kind !== "loading";
  useEffect(() => {
    if (isRead) onReady({ addToCart, fillCart });
  }, [isRead, onReady, addToCart, fillCart]);
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
        <DeferredMessages>
          <CartScreen isOpen={isCartOpen} onClose={closeCart} links={links} />
        </DeferredMessages>
      )}
    </>
  );
}

/** Shows a notice on any page when products could not be added to the cart; the cart lists these products. */
function useLostLinesNotice(count: number) {
  const { openCart, notify } = useCommerce();
  const { isCartOpen } = usePanelState();
  const { formatMessage } = useIntl();
  const notifiedCount = useRef(0);
  const notifyLosses = useEffectEvent((losses: number) => {
    const hasIncreased = losses > notifiedCount.current;
    notifiedCount.current = losses;
    if (!hasIncreased || isCartOpen) return;
    notify({
      text: formatMessage({ id: "product.cartIncomplete" }),
      action: { label: formatMessage({ id: "product.viewCart" }), onClick: openCart },
    });
  });
  useEffect(() => notifyLosses(count), [count]);
}
