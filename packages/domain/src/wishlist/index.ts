export {
  addWish,
  joinGuestWishes,
  joinWishes,
  removeWish,
  restoreWish,
  activeWishes,
  type Wish,
  type Wishes,
  wishKey,
  type WishlistEntry,
  type WishlistItem,
} from "./wishlist.ts";
export { parseWishes, stringifyWishes } from "./wishlistText.ts";
export { canMoveToCart } from "./canMoveToCart.ts";
