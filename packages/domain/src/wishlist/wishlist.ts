import type { Choice, ProductSummary } from "../product/index.ts";

/** What somebody wishes for: nothing that could grow old. */
export interface WishlistItem {
  /** The shop's database id. */
  readonly productId: number;
  /** null while nothing is chosen, or where there is nothing to choose. */
  readonly variationId: number | null;
  /** The chosen options by attribute name; empty where nothing is chosen. */
  readonly choice: Choice;
}

/** A wish as it is kept. One that was taken off is kept too for a while, so that no other browser brings it back. */
export interface Wish extends WishlistItem {
  /** Unix milliseconds; the newest stand first. */
  readonly addedAt: number;
  /** Unix milliseconds of the last change; of two that know of the same wish the later is right. */
  readonly changedAt: number;
  readonly isGone: boolean;
}

/** A kept wishlist: every wish once, newest first. */
export type Wishes = readonly Wish[];

/** A wish as the reader sees it, with names and prices read afresh. */
export interface WishlistEntry extends WishlistItem {
  /** With picture, price and stock of the chosen variation. */
  readonly product: ProductSummary;
  /** The chosen options in words: ["Graphite", "256 GB"]. */
  readonly options: readonly string[];
}

/** How long a removal is remembered, in milliseconds. */
const removalMs = 90 * 24 * 60 * 60 * 1000;

/** Tells wishes apart: one product may be wished for in several variations. */
export const wishKey = ({ productId, variationId }: Pick<WishlistItem, "productId" | "variationId">): string =>
  `${productId}-${variationId ?? 0}`;

const byAge = (a: Wish, b: Wish): number => b.addedAt - a.addedAt || (wishKey(a) < wishKey(b) ? -1 : 1);

/** The wishes that stand on the list, newest first. */
export const standingWishes = (wishes: Wishes): Wishes => wishes.filter(({ isGone }) => !isGone);

/** Puts a wish on the list; one that stands there already stays as it is. @param now Unix milliseconds */
export function addWish(wishes: Wishes, { productId, variationId, choice }: WishlistItem, now: number): Wishes {
  const known = find(wishes, { productId, variationId });
  if (known && !known.isGone) return wishes;
  return change(
    wishes,
    { productId, variationId, choice, addedAt: now, changedAt: later(known, now), isGone: false },
    now,
  );
}

/** Takes a wish off the list. @param now Unix milliseconds */
export function removeWish(wishes: Wishes, item: Pick<WishlistItem, "productId" | "variationId">, now: number): Wishes {
  const known = find(wishes, item);
  return known && !known.isGone
    ? change(wishes, { ...known, isGone: true, changedAt: later(known, now) }, now)
    : wishes;
}

/** Undoes a removal: the wish stands where it stood. @param now Unix milliseconds */
export function restoreWish(wishes: Wishes, item: WishlistItem, now: number): Wishes {
  const known = find(wishes, item);
  return known?.isGone
    ? change(wishes, { ...known, isGone: false, changedAt: later(known, now) }, now)
    : addWish(wishes, item, now);
}

/** Brings two copies of one person's list together, such as a browser's and the account's: the later change of each wish holds. */
export const joinWishes = (a: Wishes, b: Wishes): Wishes => merge(a, b, laterOf);

/**
 * Joins a guest's list into the account's at log-in. What stands on either stands on the joined list, since when it
 * was first added; what the guest once took off was off the guest's list only.
 */
export const joinGuestWishes = (account: Wishes, guest: Wishes): Wishes =>
  merge(account, standingWishes(guest), (ofAccount, ofGuest) =>
    ofAccount.isGone
      ? { ...ofGuest, changedAt: Math.max(ofGuest.changedAt, ofAccount.changedAt + 1) }
      : {
          ...laterOf(ofAccount, ofGuest),
          addedAt: Math.min(ofAccount.addedAt, ofGuest.addedAt),
          changedAt: Math.max(ofAccount.changedAt, ofGuest.changedAt),
        },
  );

function merge(a: Wishes, b: Wishes, both: (a: Wish, b: Wish) => Wish): Wishes {
  const joined = new Map(a.map((wish) => [wishKey(wish), wish]));
  for (const wish of b) {
    const known = joined.get(wishKey(wish));
    joined.set(wishKey(wish), known ? both(known, wish) : wish);
  }
  return [...joined.values()].toSorted(byAge);
}

/** Of two that changed at the same moment, one that stands wins, then the older; the rest only makes it the same both ways round. */
function laterOf(a: Wish, b: Wish): Wish {
  const order = a.changedAt - b.changedAt || Number(b.isGone) - Number(a.isGone) || b.addedAt - a.addedAt;
  if (order !== 0) return order > 0 ? a : b;
  return JSON.stringify(a.choice) <= JSON.stringify(b.choice) ? a : b;
}

const find = (wishes: Wishes, item: Pick<WishlistItem, "productId" | "variationId">): Wish | undefined =>
  wishes.find((wish) => wishKey(wish) === wishKey(item));

/** Clocks differ: what is changed now must be later than what it changes. */
const later = (known: Wish | undefined, now: number): number => Math.max(now, (known?.changedAt ?? 0) + 1);

const change = (wishes: Wishes, wish: Wish, now: number): Wishes =>
  [...wishes.filter((other) => wishKey(other) !== wishKey(wish)), wish]
    .filter(({ isGone, changedAt }) => !isGone || changedAt > now - removalMs)
    .toSorted(byAge);
