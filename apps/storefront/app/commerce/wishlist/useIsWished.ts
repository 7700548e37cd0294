import { useMemo, useSyncExternalStore } from "react";
import { standingWishes, wishKey, type WishlistItem } from "@rewire/domain";
import { readOwned } from "./changeWishes.ts";
import { keptWishes } from "./keptWishes.ts";

/** Whether exactly this is on the wishlist: the product in this variation. False on the server and until React has taken over. */
export function useIsWished(item: WishlistItem): boolean {
  const text = useSyncExternalStore(keptWishes.onChange, keptWishes.read, () => "");
  const keys = useMemo(() => new Set(standingWishes(readOwned(text).wishes).map(wishKey)), [text]);
  return keys.has(wishKey(item));
}
