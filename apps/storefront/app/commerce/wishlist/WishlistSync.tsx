import { useEffect, useRef, useSyncExternalStore } from "react";
import { useAccountWishlist } from "@rewire/data";
import { clearAccountWishlist, stringifyOwnedWishlist, parseOwnedWishlist, adoptWishlist } from "./changeWishlist.ts";
import { storedWishlist } from "./storedWishlist.ts";

/** Delay in milliseconds for batching changes to the account. */
const gatherMs = 300;

/**
 * Synchronises this browser's wishlist with the account's while a customer is logged in: merges a guest's at log-in,
 * uploads every change, and clears the list after log-out. Renders nothing.
 */
export default function WishlistSync({ isLoggedIn }: { isLoggedIn: boolean }) {
  const { mergeIntoAccountWishlist } = useAccountWishlist();
  const text = useSyncExternalStore(storedWishlist.onChange, storedWishlist.read, () => "");
  const mergedText = useRef<string | null>(null);

  useEffect(() => {
    if (!isLoggedIn) {
      mergedText.current = null;
      clearAccountWishlist();
      return undefined;
    }
    if (text === mergedText.current) return undefined;
    let isCurrent = true;
    const mergeIntoAccount = async () => {
      const joined = await mergeIntoAccountWishlist(parseOwnedWishlist(text));
      // Unsaved changes are kept in this browser and sent with the next change or page load.
      if (!isCurrent || !joined.ok) return;
      mergedText.current = stringifyOwnedWishlist(joined.value);
      adoptWishlist(joined.value);
    };
    const timer = setTimeout(() => void mergeIntoAccount(), mergedText.current === null ? 0 : gatherMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isLoggedIn, text, mergeIntoAccountWishlist]);

  return null;
}
