import {
  addToWishlistRecords,
  isRecord,
  mergeGuestWishlist,
  mergeWishlists,
  parseWishlist,
  stringifyWishlist,
  removeFromWishlistRecords,
  restoreInWishlistRecords,
  filterActiveRecords,
  type WishlistRecords,
  type WishlistItem,
} from "@rewire/domain";
import type { OwnedWishlist } from "@rewire/data";
import { hasOwner, storedWishlist } from "./storedWishlist.ts";

// @chunk wishes: used by everything that changes the wishlist.

const emptyGuestWishlist: OwnedWishlist = { owner: null, records: [] };

/** Parses a stored wishlist. Returns an empty wishlist without an owner if the text is invalid. */
export function parseOwnedWishlist(text: string): OwnedWishlist {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) return emptyGuestWishlist;
    const { owner, wishes: records } = value;
    return { owner: typeof owner === "number" ? owner : null, records: parseWishlist(JSON.stringify(records)) };
  } catch {
    return emptyGuestWishlist;
  }
}

/** Serialises a wishlist for storage. */
export const stringifyOwnedWishlist = ({ owner, records }: OwnedWishlist): string =>
  `{"owner":${owner},"wishes":${stringifyWishlist(records)}}`;

const updateRecords = (update: (records: WishlistRecords) => WishlistRecords): void => {
  const { owner, records } = parseOwnedWishlist(storedWishlist.read());
  const changedRecords = update(records);
  if (changedRecords !== records) storedWishlist.write(stringifyOwnedWishlist({ owner, records: changedRecords }));
};

/**
 * Adds an item to the wishlist stored in this browser. If a customer is logged in, the change is then synchronised with
 * the account.
 */
export const addToWishlist = (item: WishlistItem): void =>
  updateRecords((records) => addToWishlistRecords(records, item, Date.now()));

/** Removes items from the wishlist stored in this browser. */
export const removeFromWishlist = (items: readonly WishlistItem[]): void =>
  updateRecords((records) =>
    items.reduce((currentRecords, item) => removeFromWishlistRecords(currentRecords, item, Date.now()), records),
  );

/** Undoes {@link removeFromWishlist}: restores an item at its previous position. */
export const restoreToWishlist = (item: WishlistItem): void =>
  updateRecords((records) => restoreInWishlistRecords(records, item, Date.now()));

/**
 * Toggles a product in the wishlist from a product card: adds the product without a variation, or removes the product
 * with all its variations.
 */
export const toggleProduct = (productId: number): void => {
  const matchingRecords = filterActiveRecords(parseOwnedWishlist(storedWishlist.read()).records).filter(
    (record) => record.productId === productId,
  );
  if (matchingRecords.length > 0) removeFromWishlist(matchingRecords);
  else addToWishlist({ productId, variationId: null, choice: {} });
};

/** Toggles a wishlist item from the product page: adds or removes one variation of the product, with its choice. */
export const toggleWishlistItem = (item: WishlistItem): void =>
  updateRecords((records) => {
    const remainingRecords = removeFromWishlistRecords(records, item, Date.now());
    return remainingRecords === records ? addToWishlistRecords(records, item, Date.now()) : remainingRecords;
  });

/**
 * Stores the wishlist of an account in this browser. A wishlist stored by a guest or by the same customer is merged
 * with the account's wishlist; that of another customer is discarded.
 */
export function adoptWishlist({ owner, records }: OwnedWishlist): void {
  const localWishlist = parseOwnedWishlist(storedWishlist.read());
  const mergedRecords =
    localWishlist.owner === null
      ? mergeGuestWishlist(records, localWishlist.records)
      : mergeWishlists(records, localWishlist.records);
  storedWishlist.write(
    stringifyOwnedWishlist({
      owner,
      records: localWishlist.owner === null || localWishlist.owner === owner ? mergedRecords : records,
    }),
  );
}

/** Clears a customer's wishlist from this browser after log-out. The wishlist stored in the account is unaffected. */
export function clearAccountWishlist(): void {
  if (hasOwner(storedWishlist.read())) storedWishlist.write("");
}
