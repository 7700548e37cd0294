import { useMemo, useSyncExternalStore } from "react";
import { whenOnline } from "@rewire/ui";
import { glanceAtWishes, keptWishes, type WishedAtAGlance } from "./keptWishes.ts";

// @chunk frame: cards and the corner of the header.

/** What this browser's wishlist holds; nothing on the server and until React has taken over. */
export function useWished(): WishedAtAGlance {
  const text = useSyncExternalStore(keptWishes.onChange, keptWishes.read, () => "");
  return useMemo(() => glanceAtWishes(text), [text]);
}

const handleToggle = ({ id }: { readonly id: number }) =>
  void whenOnline(() => import("./changeWishes.ts")).then(({ toggleProduct }) => toggleProduct(id));

/** The hearts of product cards; how a wishlist is changed comes with the first press. */
export function useHearts() {
  const { productIds } = useWished();
  return { wishlistIds: productIds, onToggleWishlist: handleToggle };
}
