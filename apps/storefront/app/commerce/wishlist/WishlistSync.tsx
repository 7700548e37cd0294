import { useEffect, useRef, useSyncExternalStore } from "react";
import { useAccountWishlist } from "@rewire/data";
import { forgetAccountWishes, printOwned, readOwned, takeOver } from "./changeWishes.ts";
import { keptWishes } from "./keptWishes.ts";

/** Changes within so many milliseconds go to the account together. */
const gatherMs = 300;

/**
 * Keeps this browser's wishlist and the account's the same while somebody is logged in: joins a guest's at log-in,
 * carries every change over, and leaves nothing behind after log-out. Shows nothing.
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
      // What could not be carried over stays here and goes along with the next change or visit.
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
