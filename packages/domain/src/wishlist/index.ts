export {
  addToWishlistRecords,
  findActiveRecord,
  mergeGuestWishlist,
  mergeWishlists,
  removeFromWishlistRecords,
  restoreInWishlistRecords,
  filterActiveRecords,
  type WishlistRecord,
  type WishlistRecords,
  toWishlistItemKey,
  type WishlistEntry,
  type WishlistItem,
} from "./wishlist.ts";
export { parseWishlist, stringifyWishlist } from "./serializeWishlist.ts";
export { canMoveToCart } from "./canMoveToCart.ts";
export {
  createWishlistEntry,
  sharedWishlistLimits,
  type SharedWishlist,
  type SharedWishlistLink,
  type SharingRequest,
  type SharingResult,
} from "./sharedWishlist.ts";
