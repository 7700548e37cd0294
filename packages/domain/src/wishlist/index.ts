export {
  addWish,
  joinGuestWishes,
  joinWishes,
  removeWish,
  restoreWish,
  standingWishes,
  type Wish,
  type Wishes,
  wishKey,
  type WishlistEntry,
  type WishlistItem,
} from "./wishlist.ts";
export { parseWishes, stringifyWishes } from "./wishlistText.ts";
export { canMoveToCart } from "./canMoveToCart.ts";
