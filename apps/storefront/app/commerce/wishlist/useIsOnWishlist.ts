import { useMemo, useSyncExternalStore } from "react";
import { findActiveRecord, type WishlistItem } from "@rewire/domain";
import { parseOwnedWishlist } from "./changeWishlist.ts";
import { storedWishlist } from "./storedWishlist.ts";

/**
 * Returns whether the wishlist contains exactly this variation of the product, with the same choice. Returns false on
 * the server and during hydration.
 */
export function useIsOnWishlist(item: WishlistItem): boolean {
  const text = useSyncExternalStore(storedWishlist.onChange, storedWishlist.read, () => "");
  const { records } = useMemo(() => parseOwnedWishlist(text), [text]);
  return findActiveRecord(records, item) !== undefined;
}
