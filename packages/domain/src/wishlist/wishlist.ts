import type { Choice, ProductSummary } from "../product/index.ts";

/** Product or variation on a wishlist, without price and stock. */
export interface WishlistItem {
  /** The shop's database id. */
  readonly productId: number;
  /** null while nothing is chosen, or where there is nothing to choose. */
  readonly variationId: number | null;
  /** Selected options by attribute name; empty for none. */
  readonly choice: Choice;
}

/** Stored wishlist item. Removed items are kept for a while, so that another browser does not restore them. */
export interface Wish extends WishlistItem {
  /** Unix milliseconds; the newest stand first. */
  readonly addedAt: number;
  /** Time of the last change, in Unix milliseconds; when lists are joined, the later entry wins. */
  readonly changedAt: number;
  readonly isGone: boolean;
}

/** Stored wishlist: distinct items, newest first. */
export type Wishes = readonly Wish[];

/** Wishlist item with current name, price and stock. */
export interface WishlistEntry extends WishlistItem {
  /** With picture, price and stock of the chosen variation. */
  readonly product: ProductSummary;
  /** Labels of the selected options: ["Graphite", "256 GB"]. */
  readonly options: readonly string[];
}

/** Time for which removals are stored, in milliseconds. */
const removalMs = 90 * 24 * 60 * 60 * 1000;

/** Returns the key of a wishlist item: a product may be on the list in several variations. */
export const wishKey = ({ productId, variationId }: Pick<WishlistItem, "productId" | "variationId">): string =>
  `${productId}-${variationId ?? 0}`;

const compareByDate = (a: Wish, b: Wish): number => b.addedAt - a.addedAt || (wishKey(a) < wishKey(b) ? -1 : 1);

/** Lists the items of a wishlist that are not removed, newest first. */
export const activeWishes = (wishes: Wishes): Wishes => wishes.filter(({ isGone }) => !isGone);

/**
 * Adds an item to a wishlist; an existing item is unchanged.
 * @param now Unix milliseconds
 */
export function addWish(wishes: Wishes, { productId, variationId, choice }: WishlistItem, now: number): Wishes {
  const existing = find(wishes, { productId, variationId });
  if (existing && !existing.isGone) return wishes;
  return change(
    wishes,
    { productId, variationId, choice, addedAt: now, changedAt: nextChangeTime(existing, now), isGone: false },
    now,
  );
}

/** Removes an item from a wishlist. @param now Unix milliseconds */
export function removeWish(wishes: Wishes, item: Pick<WishlistItem, "productId" | "variationId">, now: number): Wishes {
  const existing = find(wishes, item);
  return existing && !existing.isGone
    ? change(wishes, { ...existing, isGone: true, changedAt: nextChangeTime(existing, now) }, now)
    : wishes;
}

/** Restores a removed item at its former position in the wishlist. @param now Unix milliseconds */
export function restoreWish(wishes: Wishes, item: WishlistItem, now: number): Wishes {
  const existing = find(wishes, item);
  return existing?.isGone
    ? change(wishes, { ...existing, isGone: false, changedAt: nextChangeTime(existing, now) }, now)
    : addWish(wishes, item, now);
}

/**
 * Merges two copies of a customer's wishlist, such as the browser's and the account's: the later change of each item
 * wins.
 */
export const joinWishes = (a: Wishes, b: Wishes): Wishes => merge(a, b, laterWish);

/**
 * Merges a guest's wishlist into the account's at log-in. The result contains the items of both lists, with the earlier
 * date; items removed from the guest's list stay on the account's.
 */
export const joinGuestWishes = (account: Wishes, guest: Wishes): Wishes =>
  merge(account, activeWishes(guest), (accountWish, guestWish) =>
    accountWish.isGone
      ? { ...guestWish, changedAt: Math.max(guestWish.changedAt, accountWish.changedAt + 1) }
      : {
          ...laterWish(accountWish, guestWish),
          addedAt: Math.min(accountWish.addedAt, guestWish.addedAt),
          changedAt: Math.max(accountWish.changedAt, guestWish.changedAt),
        },
  );

function merge(a: Wishes, b: Wishes, mergePair: (a: Wish, b: Wish) => Wish): Wishes {
  const wishesByKey = new Map(a.map((wish) => [wishKey(wish), wish]));
  for (const wish of b) {
    const existing = wishesByKey.get(wishKey(wish));
    wishesByKey.set(wishKey(wish), existing ? mergePair(existing, wish) : wish);
  }
  return [...wishesByKey.values()].toSorted(compareByDate);
}

/**
 * Of two that changed at the same moment, one that stands wins, then the older; the rest only makes it the same both
 * ways round.
 */
function laterWish(a: Wish, b: Wish): Wish {
  const order = a.changedAt - b.changedAt || Number(b.isGone) - Number(a.isGone) || b.addedAt - a.addedAt;
  if (order !== 0) return order > 0 ? a : b;
  return JSON.stringify(a.choice) <= JSON.stringify(b.choice) ? a : b;
}

const find = (wishes: Wishes, item: Pick<WishlistItem, "productId" | "variationId">): Wish | undefined =>
  wishes.find((wish) => wishKey(wish) === wishKey(item));

/** Returns a time later than the previous change, because clocks of devices differ. */
const nextChangeTime = (existing: Wish | undefined, now: number): number =>
  Math.max(now, (existing?.changedAt ?? 0) + 1);

const change = (wishes: Wishes, wish: Wish, now: number): Wishes =>
  [...wishes.filter((other) => wishKey(other) !== wishKey(wish)), wish]
    .filter(({ isGone, changedAt }) => !isGone || changedAt > now - removalMs)
    .toSorted(compareByDate);
