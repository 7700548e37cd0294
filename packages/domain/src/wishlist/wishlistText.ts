import { isRecord } from "../core/index.ts";
import { joinWishes, type Wish, type Wishes } from "./wishlist.ts";
import type { Choice } from "../product/index.ts";

/** No list of wishes is longer; what is was not written by us. */
const longestText = 500_000;

/** Writes a wishlist down, for the browser's storage and for the account: JSON with short names. */
export const printWishes = (wishes: Wishes): string =>
  JSON.stringify(
    wishes.map(({ productId, variationId, choice, addedAt, changedAt, isGone }) => ({
      id: productId,
      ...(variationId === null ? {} : { variation: variationId }),
      ...(Object.keys(choice).length === 0 ? {} : { choice }),
      added: addedAt,
      changed: changedAt,
      ...(isGone ? { gone: true } : {}),
    })),
  );

/** Reads what {@link printWishes} wrote. What is no wish is left out, one by one; what is no list is an empty one. */
export function parseWishes(text: string | null | undefined): Wishes {
  if (!text || text.length > longestText) return [];
  try {
    const read: unknown = JSON.parse(text);
    // Joining with nothing puts them in order and each there once.
    return joinWishes([], Array.isArray(read) ? read.flatMap(toWish) : []);
  } catch {
    return [];
  }
}

const isNumber = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

function toWish(read: unknown): readonly Wish[] {
  if (!isRecord(read)) return [];
  const { id, variation = null, choice = {}, added, changed, gone = false } = read;
  if (!isNumber(id) || !isNumber(added) || !isNumber(changed) || (variation !== null && !isNumber(variation)))
    return [];
  return [
    {
      productId: id,
      variationId: variation,
      choice: toChoice(choice),
      addedAt: added,
      changedAt: changed,
      isGone: gone === true,
    },
  ];
}

const toChoice = (read: unknown): Choice =>
  isRecord(read)
    ? Object.fromEntries(
        Object.entries(read).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
      )
    : {};
