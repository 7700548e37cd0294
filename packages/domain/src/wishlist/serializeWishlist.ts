import { isRecord } from "../core/index.ts";
import { mergeWishlists, type WishlistRecord, type WishlistRecords } from "./wishlist.ts";
import type { Choice } from "../product/index.ts";

/** Maximum length of a stored wishlist; longer text does not come from this app. */
const MAX_TEXT_LENGTH = 500_000;

/** Serializes a wishlist for the browser's storage and for the customer's account, as JSON with short keys. */
export const stringifyWishlist = (records: WishlistRecords): string =>
  JSON.stringify(
    records.map(({ productId, variationId, choice, addedAt, changedAt, isRemoved }) => ({
      id: productId,
      ...(variationId === null ? {} : { variation: variationId }),
      ...(Object.keys(choice).length === 0 ? {} : { choice }),
      added: addedAt,
      changed: changedAt,
      ...(isRemoved ? { gone: true } : {}),
    })),
  );

/**
 * Parses a wishlist in the format of {@link stringifyWishlist}. Invalid items are skipped; returns an empty list for
 * invalid text.
 */
export function parseWishlist(text: string | null | undefined): WishlistRecords {
  if (!text || text.length > MAX_TEXT_LENGTH) return [];
  try {
    const json: unknown = JSON.parse(text);
    // Merging with an empty list sorts the entries and removes duplicates.
    return mergeWishlists([], Array.isArray(json) ? json.flatMap(toWishlistRecord) : []);
  } catch {
    return [];
  }
}

const isPositiveInteger = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

function toWishlistRecord(json: unknown): readonly WishlistRecord[] {
  if (!isRecord(json)) return [];
  const { id, variation = null, choice = {}, added: addedTime, changed: changedTime, gone: isRemoved = false } = json;
  if (
    !isPositiveInteger(id) ||
    !isPositiveInteger(addedTime) ||
    !isPositiveInteger(changedTime) ||
    (variation !== null && !isPositiveInteger(variation))
  )
    return [];
  return [
    {
      productId: id,
      variationId: variation,
      choice: toChoice(choice),
      addedAt: addedTime,
      changedAt: changedTime,
      isRemoved: isRemoved === true,
    },
  ];
}

const toChoice = (json: unknown): Choice =>
  isRecord(json)
    ? Object.fromEntries(
        Object.entries(json).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
      )
    : {};
