import { useEffect, useRef, useSyncExternalStore } from "react";
import { useAccountWishlist } from "@rewire/data";
import { forgetAccountWishes, printOwned, readOwned, takeOver } from "./changeWishes.ts";
import { keptWishes } from "./keptWishes.ts";

/** Delay in milliseconds for batching changes to the account. */
const gatherMs = 300;

/**
 * Synchronises this browser's wishlist with the account's while a customer is logged in: merges a guest's at log-in,
 * uploads every change, and clears the list after log-out. Renders nothing.
 */
export default function WishlistSync({ isLoggedIn }: { isLoggedIn: boolean }) {
  const { joinWishlist } = useAccountWishlist();
  const text = useSyncExternalStore(keptWishes.onChange, keptWishes.read, () => "");
  const carried = useRef<string | null>(null);

  useEffect(() => {
    if (!isLoggedIn) {
      carried.current = null;
      forgetAccountWishes();
      return undefined;
    }
    if (text === carried.current) return undefined;
    let isWanted = true;
    const carryOver = async () => {
      const joined = await joinWishlist(readOwned(text));
      // Changes that could not be saved stay in this browser, and are sent with the next change or page load.
      if (!isWanted || !joined.ok) return;
      carried.current = printOwned(joined.value);
      takeOver(joined.value);
    };
    const timer = setTimeout(() => void carryOver(), carried.current === null ? 0 : gatherMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [isLoggedIn, text, joinWishlist]);

  return null;
}
