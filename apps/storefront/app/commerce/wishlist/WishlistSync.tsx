import { useEffect, useRef, useSyncExternalStore } from "react";
import { useAccountWishlist } from "@rewire/data";
import { clearAccountWishlist, stringifyOwnedWishlist, parseOwnedWishlist, adoptWishlist } from "./changeWishlist.ts";
import { claimSharing } from "./sharing.ts";
import { storedWishlist } from "./storedWishlist.ts";

/** Delay in milliseconds for batching changes to the account. */
const BATCH_DELAY_MS = 300;

/**
 * Synchronises this browser's wishlist with the account's while a customer is logged in: merges a guest's at log-in,
 * uploads every change, and clears the list after log-out. Renders nothing.
 */
export default function WishlistSync({ isLoggedIn }: { isLoggedIn: boolean }) {
  const { mergeIntoAccountWishlist } = useAccountWishlist();
  const text = useSyncExternalStore(storedWishlist.onChange, storedWishlist.read, () => "");
  const lastMergedWishlist = useRef<string | null>(null);

  useEffect(() => {
    if (!isLoggedIn) {
      lastMergedWishlist.current = null;
      clearAccountWishlist();
      return undefined;
    }
    if (text === lastMergedWishlist.current) return undefined;
    let isCurrent = true;
    const mergeIntoAccount = async () => {
      const localWishlist = parseOwnedWishlist(text);
      const mergeResult = await mergeIntoAccountWishlist(localWishlist);
      // Unsaved changes are kept in this browser and sent with the next change or page load.
      if (!isCurrent || !mergeResult.ok) return;
      const { owner } = mergeResult.value;
      lastMergedWishlist.current = stringifyOwnedWishlist(mergeResult.value);
      // The list that a guest has shared belongs to the same customer as the guest's wishlist from now on.
      if (localWishlist.owner === null && owner !== null) claimSharing(owner);
      adoptWishlist(mergeResult.value);
    };
    const timer = setTimeout(() => void mergeIntoAccount(), lastMergedWishlist.current === null ? 0 : BATCH_DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isLoggedIn, text, mergeIntoAccountWishlist]);

  return null;
}
