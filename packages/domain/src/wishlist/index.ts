export {
  addToWishlistRecords,
  mergeGuestWishlist,
  mergeWishlists,
  removeFromWishlistRecords,
  restoreInWishlistRecords,
  activeRecords,
  type WishlistRecord,
  type WishlistRecords,
  wishlistItemKey,
  type WishlistEntry,
  type WishlistItem,
} from "./wishlist.ts";
export { parseWishlist, stringifyWishlist } from "./serializeWishlist.ts";
export { canMoveToCart } from "./canMoveToCart.ts";
