import { useMemo, useSyncExternalStore } from "react";
import { whenOnline } from "@rewire/ui";
import { summarizeWishes, storedWishlist, type WishlistSummary } from "./storedWishes.ts";

// @chunk frame: used by product cards and the header.

/** Returns the summary of this browser's wishlist; empty on the server and during hydration. */
export function useWished(): WishlistSummary {
  const text = useSyncExternalStore(storedWishlist.onChange, storedWishlist.read, () => "");
  return useMemo(() => summarizeWishes(text), [text]);
}

const handleToggle = ({ id }: { readonly id: number }) =>
  void whenOnline(() => import("./changeWishes.ts")).then(({ toggleProduct }) => toggleProduct(id));

/** Returns the wishlist props of product cards; the code that changes a wishlist is loaded on first press. */
export function useHearts() {
  const { productIds } = useWished();
  return { wishlistIds: productIds, onToggleWishlist: handleToggle };
}
