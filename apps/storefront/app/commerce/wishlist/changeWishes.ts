import {
  addWish,
  isRecord,
  joinGuestWishes,
  joinWishes,
  parseWishes,
  stringifyWishes,
  removeWish,
  restoreWish,
  activeWishes,
  type Wishes,
  type WishlistItem,
} from "@rewire/domain";
import type { WishesWithOwner } from "@rewire/data";
import { hasOwner, storedWishlist } from "./storedWishes.ts";

const emptyGuestWishlist: WishesWithOwner = { owner: null, wishes: [] };

/** Parses a stored wishlist; an empty guest list if the text is invalid. */
export function parseOwnedWishes(text: string): WishesWithOwner {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) return emptyGuestWishlist;
    const { owner, wishes } = value;
    return { owner: typeof owner === "number" ? owner : null, wishes: parseWishes(JSON.stringify(wishes)) };
  } catch {
    return emptyGuestWishlist;
  }
}

/** Serialises a wishlist for storage. */
export const stringifyOwnedWishes = ({ owner, wishes }: WishesWithOwner): string =>
  `{"owner":${owner},"wishes":${stringifyWishes(wishes)}}`;

const change = (update: (wishes: Wishes) => Wishes): void => {
  const { owner, wishes } = parseOwnedWishes(storedWishlist.read());
  const changed = update(wishes);
  if (changed !== wishes) storedWishlist.write(stringifyOwnedWishes({ owner, wishes: changed }));
};

/** Adds an item to this browser's wishlist; the account is synchronised if a customer is logged in. */
export const addToWishlist = (item: WishlistItem): void => change((wishes) => addWish(wishes, item, Date.now()));

/** Removes items from this browser's wishlist. */
export const removeFromWishlist = (items: readonly Pick<WishlistItem, "productId" | "variationId">[]): void =>
  change((wishes) => items.reduce((remaining, item) => removeWish(remaining, item, Date.now()), wishes));

/** Undoes {@link removeFromWishlist}: restores an item at its former position. */
export const restoreToWishlist = (item: WishlistItem): void =>
  change((wishes) => restoreWish(wishes, item, Date.now()));

/**
 * Toggles a product in the wishlist from a card: adds the product without a variation, or removes it with all
 * variations.
 */
export const toggleProduct = (productId: number): void => {
  const matching = activeWishes(parseOwnedWishes(storedWishlist.read()).wishes).filter(
    (wish) => wish.productId === productId,
  );
  if (matching.length > 0) removeFromWishlist(matching);
  else addToWishlist({ productId, variationId: null, choice: {} });
};

/** Toggles a product in the wishlist from its page: adds or removes one variation of the product. */
export const toggleWish = (item: WishlistItem): void =>
  change((wishes) => {
    const removed = removeWish(wishes, item, Date.now());
    return removed === wishes ? addWish(wishes, item, Date.now()) : removed;
  });

/** Replaces the stored wishlist with the account's, merged with local changes. */
export function adoptWishes({ owner, wishes }: WishesWithOwner): void {
  const current = parseOwnedWishes(storedWishlist.read());
  const combined =
    current.owner === null ? joinGuestWishes(wishes, current.wishes) : joinWishes(wishes, current.wishes);
  storedWishlist.write(
    stringifyOwnedWishes({ owner, wishes: current.owner === null || current.owner === owner ? combined : wishes }),
  );
}

/** Clears a customer's wishlist from this browser after log-out; the account keeps it. */
export function forgetAccountWishes(): void {
  if (hasOwner(storedWishlist.read())) storedWishlist.write("");
}
