import { useMemo, useSyncExternalStore } from "react";
import { loadWhenOnline } from "@rewire/ui";
import { summarizeWishlist, storedWishlist, type WishlistSummary } from "./storedWishlist.ts";

// @chunk frame: used by product cards and the header.

/** Returns the summary of this browser's wishlist; empty on the server and during hydration. */
export function useWishlistSummary(): WishlistSummary {
  const text = useSyncExternalStore(storedWishlist.onChange, storedWishlist.read, () => "");
  return useMemo(() => summarizeWishlist(text), [text]);
}

const handleToggle = ({ id }: { readonly id: number }) =>
  void loadWhenOnline(() => import("./changeWishlist.ts")).then(({ toggleProduct }) => toggleProduct(id));

/** Returns the wishlist props of product cards; the code that changes a wishlist is loaded on first press. */
export function useWishlistToggle() {
  const { productIds } = useWishlistSummary();
  return { wishlistIds: productIds, onToggleWishlist: handleToggle };
}
