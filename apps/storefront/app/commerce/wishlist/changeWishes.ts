import {
  addWish,
  isRecord,
  joinGuestWishes,
  joinWishes,
  parseWishes,
  stringifyWishes,
  removeWish,
  restoreWish,
  standingWishes,
  type Wishes,
  type WishlistItem,
} from "@rewire/domain";
import type { OwnedWishes } from "@rewire/data";
import { hasOwner, keptWishes } from "./keptWishes.ts";

const nobody: OwnedWishes = { owner: null, wishes: [] };

/** Parses a stored wishlist; an empty guest list if the text is invalid. */
export function readOwned(text: string): OwnedWishes {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) return nobody;
    const { owner, wishes } = value;
    return { owner: typeof owner === "number" ? owner : null, wishes: parseWishes(JSON.stringify(wishes)) };
  } catch {
    return nobody;
  }
}

/** Serialises a wishlist for storage. */
export const printOwned = ({ owner, wishes }: OwnedWishes): string =>
  `{"owner":${owner},"wishes":${stringifyWishes(wishes)}}`;

const change = (how: (wishes: Wishes) => Wishes): void => {
  const { owner, wishes } = readOwned(keptWishes.read());
  const changed = how(wishes);
  if (changed !== wishes) keptWishes.write(printOwned({ owner, wishes: changed }));
};

/** Adds an item to this browser's wishlist; the account is synchronised if a customer is logged in. */
export const keepWish = (item: WishlistItem): void => change((wishes) => addWish(wishes, item, Date.now()));

/** Removes items. */
export const dropWishes = (items: readonly Pick<WishlistItem, "productId" | "variationId">[]): void =>
  change((wishes) => items.reduce((left, item) => removeWish(left, item, Date.now()), wishes));

/** Undoes {@link dropWishes}: restores an item at its former position. */
export const putBackWish = (item: WishlistItem): void => change((wishes) => restoreWish(wishes, item, Date.now()));

/** Toggles a product from a card: adds the product without a variation, or removes it with all variations. */
export const toggleProduct = (productId: number): void => {
  const known = standingWishes(readOwned(keptWishes.read()).wishes).filter((wish) => wish.productId === productId);
  if (known.length > 0) dropWishes(known);
  else keepWish({ productId, variationId: null, choice: {} });
};

/** Toggles an item from a product page: adds or removes the product in one variation. */
export const toggleWish = (item: WishlistItem): void =>
  change((wishes) => {
    const removed = removeWish(wishes, item, Date.now());
    return removed === wishes ? addWish(wishes, item, Date.now()) : removed;
  });

/** Replaces the list with the account's, merged with local changes. */
export function takeOver({ owner, wishes }: OwnedWishes): void {
  const here = readOwned(keptWishes.read());
  const together = here.owner === null ? joinGuestWishes(wishes, here.wishes) : joinWishes(wishes, here.wishes);
  keptWishes.write(printOwned({ owner, wishes: here.owner === null || here.owner === owner ? together : wishes }));
}

/** Clears a customer's list from this browser after log-out; it remains in the account. */
export function forgetAccountWishes(): void {
  if (hasOwner(keptWishes.read())) keptWishes.write("");
}
