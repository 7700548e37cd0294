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

/** Reads a kept text; what is none of ours is a guest's empty list. */
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

/** Writes a list down as this browser keeps it. */
export const printOwned = ({ owner, wishes }: OwnedWishes): string =>
  `{"owner":${owner},"wishes":${stringifyWishes(wishes)}}`;

const change = (how: (wishes: Wishes) => Wishes): void => {
  const { owner, wishes } = readOwned(keptWishes.read());
  const changed = how(wishes);
  if (changed !== wishes) keptWishes.write(printOwned({ owner, wishes: changed }));
};

/** Puts a wish on this browser's list; the account follows when somebody is logged in. */
export const keepWish = (item: WishlistItem): void => change((wishes) => addWish(wishes, item, Date.now()));

/** Takes wishes off. */
export const dropWishes = (items: readonly Pick<WishlistItem, "productId" | "variationId">[]): void =>
  change((wishes) => items.reduce((left, item) => removeWish(left, item, Date.now()), wishes));

/** Undoes {@link dropWishes}: the wish stands where it stood. */
export const putBackWish = (item: WishlistItem): void => change((wishes) => restoreWish(wishes, item, Date.now()));

/** A press on the heart of a card: wishes for the product as a whole, or for it no more in any variation. */
export const toggleProduct = (productId: number): void => {
  const known = standingWishes(readOwned(keptWishes.read()).wishes).filter((wish) => wish.productId === productId);
  if (known.length > 0) dropWishes(known);
  else keepWish({ productId, variationId: null, choice: {} });
};

/** A press on the heart of a product's page: wishes for it in one variation, or no more. */
export const toggleWish = (item: WishlistItem): void =>
  change((wishes) => {
    const removed = removeWish(wishes, item, Date.now());
    return removed === wishes ? addWish(wishes, item, Date.now()) : removed;
  });

/** Takes over what the account holds, together with what was changed here meanwhile. */
export function takeOver({ owner, wishes }: OwnedWishes): void {
  const here = readOwned(keptWishes.read());
  const together = here.owner === null ? joinGuestWishes(wishes, here.wishes) : joinWishes(wishes, here.wishes);
  keptWishes.write(printOwned({ owner, wishes: here.owner === null || here.owner === owner ? together : wishes }));
}

/** Nobody is logged in: a customer's list stays in the account and not in this browser. */
export function forgetAccountWishes(): void {
  if (hasOwner(keptWishes.read())) keptWishes.write("");
}
