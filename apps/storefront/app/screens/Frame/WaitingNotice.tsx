import { useSyncExternalStore } from "react";
import { OfflineNotice } from "@rewire/ui/offline-notice";
import { useCommerce, usePanelStatus } from "../../commerce/CommerceContext.ts";

function onConnectionChange(listener: () => void): () => void {
  for (const type of ["online", "offline"]) window.addEventListener(type, listener);
  return () => {
    for (const type of ["online", "offline"]) window.removeEventListener(type, listener);
  };
}

/**
 * Notice while the cart or a notice that was asked for cannot be loaded for lack of a connection; nothing while it is
 * being loaded. The cart can be given up.
 */
export default function WaitingNotice() {
  const { closeCart } = useCommerce();
  const { isCartOpen, hasNotices } = usePanelStatus();
  const isOnline = useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  );
  if (isOnline || !(isCartOpen || hasNotices)) return null;
  return <OfflineNotice onClose={isCartOpen ? closeCart : undefined} />;
}
