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

/**
 * Returns the key of a wishlist item, which differs for each variation of a product, and for each choice of a variation
 * that leaves options open ("any").
 */
export const toWishlistItemKey = ({ productId, variationId, choice }: WishlistItem): string =>
  JSON.stringify([
    productId,
    variationId,
    variationId &&
      Object.entries(choice)
        .map((entry) => entry.join("="))
        .toSorted(),
  ]);

const compareByDate = (a: WishlistRecord, b: WishlistRecord): number =>
  b.addedAt - a.addedAt || (toWishlistItemKey(a) < toWishlistItemKey(b) ? -1 : 1);

/** Returns the items of a wishlist that have not been removed, newest first. */
export const filterActiveRecords = (records: WishlistRecords): WishlistRecords =>
  records.filter(({ isRemoved }) => !isRemoved);

/**
 * Returns the item of a wishlist that has not been removed and equals the given one. Former versions stored some items
 * without their choice, or with that of fewer attributes: such an item equals each that it does not contradict.
 */
export function findActiveRecord(records: WishlistRecords, item: WishlistItem): WishlistRecord | undefined {
  const candidates = records.filter(
    ({ isRemoved, productId, variationId, choice }) =>
      !isRemoved &&
      productId === item.productId &&
      variationId === item.variationId &&
      Object.entries(item.choice).every(([name, value]) => (choice[name] ?? value) === value),
  );
  return findRecord(candidates, item) ?? candidates[0];
}

/**
 * Adds an item to a wishlist. An item that is already in the list stays in its place, with the options of the addition.
 * @param now Current time in milliseconds since 1970.
 */
export function addToWishlistRecords(
  records: WishlistRecords,
  { productId, variationId, choice }: WishlistItem,
  now: number,
): WishlistRecords {
  const activeRecord = findActiveRecord(records, { productId, variationId, choice });
  const item = { productId, variationId, choice: { ...activeRecord?.choice, ...choice } };
  if (activeRecord && findRecord([activeRecord], item)) return records;
  return replaceRecord(
    removeFromWishlistRecords(records, item, now),
    { ...item, addedAt: activeRecord?.addedAt ?? now, isRemoved: false },
    now,
  );
}

/** Removes an item from a wishlist. @param now Current time in milliseconds since 1970. */
export function removeFromWishlistRecords(records: WishlistRecords, item: WishlistItem, now: number): WishlistRecords {
  const activeRecord = findActiveRecord(records, item);
  return activeRecord ? replaceRecord(records, { ...activeRecord, isRemoved: true }, now) : records;
}

/**
 * Restores a removed item at its former position in the wishlist.
 *
 * @param now Current time in milliseconds since 1970.
 */
export function restoreInWishlistRecords(records: WishlistRecords, item: WishlistItem, now: number): WishlistRecords {
  const existingRecord = findRecord(records, item);
  return existingRecord?.isRemoved
    ? replaceRecord(records, { ...existingRecord, isRemoved: false }, now)
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
 * An item that the account stored without its choice takes the guest's.
 */
export const mergeGuestWishlist = (account: WishlistRecords, guest: WishlistRecords): WishlistRecords =>
  mergeRecords(completeChoices(account, guest), filterActiveRecords(guest), (accountRecord, guestRecord) =>
    accountRecord.isRemoved
      ? { ...guestRecord, changedAt: Math.max(guestRecord.changedAt, accountRecord.changedAt + 1) }
      : {
          ...pickLatestRecord(accountRecord, guestRecord),
          addedAt: Math.min(accountRecord.addedAt, guestRecord.addedAt),
          changedAt: Math.max(accountRecord.changedAt, guestRecord.changedAt),
        },
  );

/**
 * Replaces the items that a former version stored without their choice by the guest's items of the same variation, with
 * the account's date. The replaced record stays as removed, so that another browser's copy does not restore it.
 */
const completeChoices = (account: WishlistRecords, guest: WishlistRecords): WishlistRecords =>
  filterActiveRecords(guest).reduce((records, item) => {
    const accountRecord = findActiveRecord(records, item);
    const isComplete = !accountRecord || Object.keys(accountRecord.choice).length > 0;
    return isComplete || Object.keys(item.choice).length === 0
      ? records
      : addToWishlistRecords(records, item, item.changedAt);
  }, account);

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

const findRecord = (records: WishlistRecords, item: WishlistItem): WishlistRecord | undefined =>
  records.find((record) => toWishlistItemKey(record) === toWishlistItemKey(item));

/** Replaces an item, with a time later than that of its previous change, because clocks of devices differ. */
function replaceRecord(
  records: WishlistRecords,
  record: Omit<WishlistRecord, "changedAt">,
  now: number,
): WishlistRecords {
  const previousRecord = findRecord(records, record);
  return [
    ...records.filter((otherRecord) => otherRecord !== previousRecord),
    { ...record, changedAt: Math.max(now, (previousRecord?.changedAt ?? 0) + 1) },
  ]
    .filter(({ isRemoved, changedAt }) => !isRemoved || changedAt > now - REMOVAL_RETENTION_MS)
    .toSorted(compareByDate);
}
