import { useEffect, useRef, useSyncExternalStore } from "react";
import { useAccountWishlist } from "@rewire/data";
import { forgetAccountWishes, stringifyOwnedWishes, parseOwnedWishes, adoptWishes } from "./changeWishes.ts";
import { storedWishlist } from "./storedWishes.ts";

/** Delay in milliseconds for batching changes to the account. */
const gatherMs = 300;

/**
 * Synchronises this browser's wishlist with the account's while a customer is logged in: merges a guest's at log-in,
 * uploads every change, and clears the list after log-out. Renders nothing.
 */
export default function WishlistSync({ isLoggedIn }: { isLoggedIn: boolean }) {
  const { joinWishlist } = useAccountWishlist();
  const text = useSyncExternalStore(storedWishlist.onChange, storedWishlist.read, () => "");
  const mergedText = useRef<string | null>(null);

  useEffect(() => {
    if (!isLoggedIn) {
      mergedText.current = null;
      forgetAccountWishes();
      return undefined;
    }
    if (text === mergedText.current) return undefined;
    let isCurrent = true;
    const mergeIntoAccount = async () => {
      const joined = await joinWishlist(parseOwnedWishes(text));
      // Unsaved changes are kept in this browser and sent with the next change or page load.
      if (!isCurrent || !joined.ok) return;
      mergedText.current = stringifyOwnedWishes(joined.value);
      adoptWishes(joined.value);
    };
    const timer = setTimeout(() => void mergeIntoAccount(), mergedText.current === null ? 0 : gatherMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isLoggedIn, text, joinWishlist]);

  return null;
}
