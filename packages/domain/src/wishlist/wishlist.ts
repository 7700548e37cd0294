import type { Choice, ProductSummary } from "../product/index.ts";

// @chunk wishes: used by everything that reads the wishlist.

/** Product or variation on a wishlist, without its price and stock. */
export interface WishlistItem {
  /** The shop's database id. */
  readonly productId: number;
  /** Id of the variation; null if none is selected, or for a product without variations. */
  readonly variationId: number | null;
  /** Selected options by attribute name; empty for none. */
  readonly choice: Choice;
}

/**
 * Stored wishlist item. Removed items are stored for 90 days, so that merging with another browser's list does not
 * restore them.
 */
export interface WishlistRecord extends WishlistItem {
  /** Time of the addition in Unix milliseconds; items are sorted by it, newest first. */
  readonly addedAt: number;
  /** Time of the last change, in Unix milliseconds; when lists are merged, the later entry applies. */
  readonly changedAt: number;
  readonly isRemoved: boolean;
}

/** Stored wishlist: distinct items, including removed ones, newest first. */
export type WishlistRecords = readonly WishlistRecord[];

/** Wishlist item with its current name, price and stock. */
export interface WishlistEntry extends WishlistItem {
  /** With picture, price and stock of the chosen variation. */
  readonly product: ProductSummary;
  /** Labels of the selected options: ["Graphite", "256 GB"]. */
  readonly options: readonly string[];
}

/** Time for which removals are stored, in milliseconds. */
const REMOVAL_RETENTION_MS = 90 * 24 * 60 * 60 * 1000;

/** Returns the key of a wishlist item, which differs for each variation of a product. */
export const toWishlistItemKey = ({
  productId,
  variationId,
}: Pick<WishlistItem, "productId" | "variationId">): string => `${productId}-${variationId ?? 0}`;

const compareByDate = (a: WishlistRecord, b: WishlistRecord): number =>
  b.addedAt - a.addedAt || (toWishlistItemKey(a) < toWishlistItemKey(b) ? -1 : 1);

/** Returns the items of a wishlist that have not been removed, newest first. */
export const filterActiveRecords = (records: WishlistRecords): WishlistRecords =>
  records.filter(({ isRemoved }) => !isRemoved);

/**
 * Adds an item to a wishlist. An item that is already in the list stays in its place, with the options of the addition.
 * @param now Current time in milliseconds since 1970.
 */
export function addToWishlistRecords(
  records: WishlistRecords,
  { productId, variationId, choice }: WishlistItem,
  now: number,
): WishlistRecords {
  const existingRecord = findRecord(records, { productId, variationId });
  if (existingRecord && !existingRecord.isRemoved) {
    if (Object.entries(choice).every(([name, value]) => existingRecord.choice[name] === value)) return records;
    return replaceRecord(
      records,
      { ...existingRecord, choice, changedAt: getNextChangeTime(existingRecord, now) },
      now,
    );
  }
  return replaceRecord(
    records,
    {
      productId,
      variationId,
      choice,
      addedAt: now,
      changedAt: getNextChangeTime(existingRecord, now),
      isRemoved: false,
    },
    now,
  );
}

/** Removes an item from a wishlist. @param now Current time in milliseconds since 1970. */
export function removeFromWishlistRecords(
  records: WishlistRecords,
  item: Pick<WishlistItem, "productId" | "variationId">,
  now: number,
): WishlistRecords {
  const existingRecord = findRecord(records, item);
  return existingRecord && !existingRecord.isRemoved
    ? replaceRecord(
        records,
        { ...existingRecord, isRemoved: true, changedAt: getNextChangeTime(existingRecord, now) },
        now,
      )
    : records;
}

/**
 * Restores a removed item at its former position in the wishlist.
 *
 * @param now Current time in milliseconds since 1970.
 */
export function restoreInWishlistRecords(records: WishlistRecords, item: WishlistItem, now: number): WishlistRecords {
  const existingRecord = findRecord(records, item);
  return existingRecord?.isRemoved
    ? replaceRecord(
        records,
        { ...existingRecord, isRemoved: false, changedAt: getNextChangeTime(existingRecord, now) },
        now,
      )
    : addToWishlistRecords(records, item, now);
}

/**
 * Merges two copies of a customer's wishlist, such as the browser's and the account's. For each item, the later change
 * takes precedence.
 */
export const mergeWishlists = (a: WishlistRecords, b: WishlistRecords): WishlistRecords =>
  mergeRecords(a, b, pickLatestRecord);

/**
 * Merges a guest's wishlist into the account's at log-in. The result contains the items of both lists; an item in both
 * keeps its earlier date. Items that were removed only from the guest's list are kept.
 */
export const mergeGuestWishlist = (account: WishlistRecords, guest: WishlistRecords): WishlistRecords =>
  mergeRecords(account, filterActiveRecords(guest), (accountRecord, guestRecord) =>
    accountRecord.isRemoved
      ? { ...guestRecord, changedAt: Math.max(guestRecord.changedAt, accountRecord.changedAt + 1) }
      : {
          ...pickLatestRecord(accountRecord, guestRecord),
          addedAt: Math.min(accountRecord.addedAt, guestRecord.addedAt),
          changedAt: Math.max(accountRecord.changedAt, guestRecord.changedAt),
        },
  );

function mergeRecords(
  a: WishlistRecords,
  b: WishlistRecords,
  mergePair: (a: WishlistRecord, b: WishlistRecord) => WishlistRecord,
): WishlistRecords {
  const recordsByKey = new Map(a.map((record) => [toWishlistItemKey(record), record]));
  for (const record of b) {
    const existingRecord = recordsByKey.get(toWishlistItemKey(record));
    recordsByKey.set(toWishlistItemKey(record), existingRecord ? mergePair(existingRecord, record) : record);
  }
  return [...recordsByKey.values()].toSorted(compareByDate);
}

/**
 * Returns the later of two changes. Of simultaneous changes an active item wins, then the older one; the remaining
 * criteria make the result independent of the argument order.
 */
function pickLatestRecord(a: WishlistRecord, b: WishlistRecord): WishlistRecord {
  const order = a.changedAt - b.changedAt || Number(b.isRemoved) - Number(a.isRemoved) || b.addedAt - a.addedAt;
  if (order !== 0) return order > 0 ? a : b;
  return JSON.stringify(a.choice) <= JSON.stringify(b.choice) ? a : b;
}

const findRecord = (
  records: WishlistRecords,
  item: Pick<WishlistItem, "productId" | "variationId">,
): WishlistRecord | undefined => records.find((record) => toWishlistItemKey(record) === toWishlistItemKey(item));

/** Returns a time later than the previous change, because clocks of devices differ. */
const getNextChangeTime = (existingRecord: WishlistRecord | undefined, now: number): number =>
  Math.max(now, (existingRecord?.changedAt ?? 0) + 1);

const replaceRecord = (records: WishlistRecords, record: WishlistRecord, now: number): WishlistRecords =>
  [...records.filter((otherRecord) => toWishlistItemKey(otherRecord) !== toWishlistItemKey(record)), record]
    .filter(({ isRemoved, changedAt }) => !isRemoved || changedAt > now - REMOVAL_RETENTION_MS)
    .toSorted(compareByDate);
