import { Suspense, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { useIntl } from "react-intl";
import { CartProvider, useAddToCart, useCart, useCartSync, useFillCart } from "@rewire/data";
import { lazyComponent, runAfterPaint, useShopSettings } from "@rewire/ui";
import { DeferredMessages } from "../../i18n/DeferredMessages.tsx";
import { useLinks } from "../../navigation/useLinks.ts";
import { claimDrafts, discardDrafts } from "../Account/claimDrafts.ts";
import { addAfterPaint } from "./addAfterPaint.ts";
import type { CommerceIslandProps } from "../../commerce/CommerceProvider.tsx";
import { LazyWaitingNotice } from "./LazyWaitingNotice.tsx";
import { writeItemCount } from "../../commerce/storage/lastItemCount.ts";
import { SessionMonitor } from "../../commerce/SessionMonitor.tsx";
import { getCommerceClient } from "../../commerce/commerceClient.ts";
import { onLogOutInOtherTab } from "../../commerce/logOutSignal.ts";
import { NavigationMonitor } from "../../navigation/NavigationMonitor.tsx";
import { useCommerce, usePanelStatus } from "../../commerce/CommerceContext.ts";
import { isAccountCopy, storedDevices } from "../../commerce/devices/storedDevices.ts";
import { hasOwner, storedWishlist } from "../../commerce/wishlist/storedWishlist.ts";

const loadCartScreen = () => import("../Cart/CartScreen.tsx").then((module) => ({ default: module.CartScreen }));
const AccountSync = lazyComponent(() => import("../../commerce/AccountSync.tsx"));
const CartScreen = lazyComponent(loadCartScreen);
const VersionMonitor = lazyComponent(() =>
  import("../../document/VersionMonitor.tsx").then((module) => ({ default: module.VersionMonitor })),
);
const ToastRegion = lazyComponent(() => import("@rewire/ui/toast").then((module) => ({ default: module.ToastRegion })));

/** Commerce code with its large dependencies, Apollo and the cart; cart panel and notices are loaded on first use. */
export default function CommerceIsland({ onReady }: CommerceIslandProps) {
  const { currency } = useShopSettings();
  const { hasNotices, isCartOpen } = usePanelStatus();
  return (
    <CartProvider client={getCommerceClient(currency)}>
      <CartIsland onReady={onReady} />
      <SessionMonitor />
      <Suspense fallback={null}>
        <VersionMonitor />
      </Suspense>
      <NavigationMonitor />
      {hasNotices && (
        <Suspense fallback={!isCartOpen && <LazyWaitingNotice />}>
          <ToastRegion />
        </Suspense>
      )}
    </CartProvider>
  );
}

/** Returns whether this browser keeps a copy of an account's wishlist or devices. */
const readHasAccountCopies = () => hasOwner(storedWishlist.read()) || isAccountCopy(storedDevices.read());

function onAccountCopiesChange(listener: () => void): () => void {
  const unsubscribe = [storedWishlist.onChange(listener), storedDevices.onChange(listener)];
  return () => {
    for (const stopListening of unsubscribe) stopListening();
  };
}

function CartIsland({ onReady }: CommerceIslandProps) {
  const { closeCart } = useCommerce();
  const { isCartOpen } = usePanelStatus();
  const { addToCart } = useAddToCart();
  const { fillCart } = useFillCart();
  const cart = useCart();
  useCartSync();
  useLostLinesNotice(cart.kind === "ready" ? cart.losses.length : 0);
  useClaimDrafts((cart.kind === "ready" && cart.viewer?.id) || null);
  const links = useLinks();
  const hasAccountCopies = useSyncExternalStore(onAccountCopiesChange, readHasAccountCopies, () => false);
  const [wasOpened, setWasOpened] = useState(isCartOpen);
  if (isCartOpen && !wasOpened) setWasOpened(true);
  const itemCount = cart.kind === "ready" ? cart.cart.itemCount : null;

  // The cart must also open without a connection.
  const hasItems = itemCount !== null && itemCount > 0;
  useEffect(() => {
    if (hasItems) runAfterPaint(() => void loadCartScreen().catch(() => undefined));
  }, [hasItems]);
  const isCartLoaded = cart.kind !== "loading";
  useEffect(() => {
    if (isCartLoaded) onReady({ addToCart: addAfterPaint(addToCart), fillCart });
  }, [isCartLoaded, onReady, addToCart, fillCart]);
  useEffect(() => {
    if (itemCount !== null) writeItemCount(itemCount);
  }, [itemCount]);

  return (
    <>
      {cart.kind === "ready" && (cart.viewer !== null || hasAccountCopies) && (
        <Suspense fallback={null}>
          <AccountSync isLoggedIn={cart.viewer !== null} />
        </Suspense>
      )}
      {wasOpened && (
        <DeferredMessages fallback={isCartOpen && <LazyWaitingNotice />}>
          <CartScreen isOpen={isCartOpen} onClose={closeCart} links={links} />
        </DeferredMessages>
      )}
    </>
  );
}

/**
 * Clears the drafts of another customer, who was logged in in this tab before, and all drafts after a log-out in another
 * tab.
 * @param customerId null for a guest
 */
function useClaimDrafts(customerId: number | null) {
  useEffect(() => {
    // Without the code, such as offline, the next page tries again.
    if (customerId !== null) claimDrafts(customerId).catch(() => undefined);
  }, [customerId]);
  useEffect(() => onLogOutInOtherTab(() => void discardDrafts().catch(() => undefined)), []);
}

/** Shows a notice on any page when products could not be added to the cart; the cart lists these products. */
function useLostLinesNotice(count: number) {
  const { openCart, notify } = useCommerce();
  const { isCartOpen } = usePanelStatus();
  const { formatMessage } = useIntl();
  const notifiedCount = useRef(0);
  const notifyLostItems = useEffectEvent((lostCount: number) => {
    const hasIncreased = lostCount > notifiedCount.current;
    notifiedCount.current = lostCount;
    if (!hasIncreased || isCartOpen) return;
    notify({
      icon: "alert",
      text: formatMessage({ id: "product.cartIncomplete" }),
      action: { label: formatMessage({ id: "product.viewCart" }), onClick: openCart },
    });
  });
  useEffect(() => notifyLostItems(count), [count]);
}
