import { useMemo, useSyncExternalStore } from "react";
import { activeWishes, wishKey, type WishlistItem } from "@rewire/domain";
import { parseOwnedWishes } from "./changeWishes.ts";
import { storedWishlist } from "./storedWishes.ts";

/**
 * Returns whether the wishlist contains the product in exactly this variation. False on the server and during
 * hydration.
 */
export function useIsWished(item: WishlistItem): boolean {
  const text = useSyncExternalStore(storedWishlist.onChange, storedWishlist.read, () => "");
  const keys = useMemo(() => new Set(activeWishes(parseOwnedWishes(text).wishes).map(wishKey)), [text]);
  return keys.has(wishKey(item));
}
