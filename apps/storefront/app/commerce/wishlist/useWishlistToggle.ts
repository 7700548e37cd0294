import { useMemo, useSyncExternalStore } from "react";
import { loadWhenOnline } from "@rewire/ui";
import { summarizeWishlist, storedWishlist, type WishlistSummary } from "./storedWishlist.ts";

// @chunk frame: used by product cards and the header.

/**
 * Returns the summary of the wishlist stored in this browser. On the server and during hydration, the summary is empty.
 */
export function useWishlistSummary(): WishlistSummary {
  const text = useSyncExternalStore(storedWishlist.onChange, storedWishlist.read, () => "");
  return useMemo(() => summarizeWishlist(text), [text]);
}

const handleToggle = ({ id }: { readonly id: number }) =>
  void loadWhenOnline(() => import("./changeWishlist.ts")).then(({ toggleProduct }) => toggleProduct(id));

/**
 * Returns the wishlist props for product cards. The code that changes the wishlist is loaded when a wishlist button is
 * first pressed.
 */
export function useWishlistToggle() {
  const { productIds } = useWishlistSummary();
  return { wishlistIds: productIds, onToggleWishlist: handleToggle };
}
