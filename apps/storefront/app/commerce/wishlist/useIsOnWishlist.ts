import { useMemo, useSyncExternalStore } from "react";
import { filterActiveRecords, toWishlistItemKey, type WishlistItem } from "@rewire/domain";
import { parseOwnedWishlist } from "./changeWishlist.ts";
import { storedWishlist } from "./storedWishlist.ts";

/**
 * Returns whether the wishlist contains exactly this variation of the product. Returns false on the server and during
 * hydration.
 */
export function useIsOnWishlist(item: WishlistItem): boolean {
  const text = useSyncExternalStore(storedWishlist.onChange, storedWishlist.read, () => "");
  const keys = useMemo(
    () => new Set(filterActiveRecords(parseOwnedWishlist(text).records).map(toWishlistItemKey)),
    [text],
  );
  return keys.has(toWishlistItemKey(item));
}
