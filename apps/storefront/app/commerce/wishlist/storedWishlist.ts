import { createStoredValue } from "@rewire/data/stored-value";
import { isRecord } from "@rewire/domain";

/**
 * Wishlist stored in this browser as text, in the format of changeWishlist.ts. Code that runs on every page reads only
 * the product ids from it.
 */
export const storedWishlist = createStoredValue({
  key: "rewire.wishlist",
  area: "local",
  parse: (text) => text ?? "",
  print: String,
});

/** Returns whether a stored wishlist is a copy of an account's wishlist. */
export const hasOwner = (text: string): boolean => /^\{"owner":\d/.test(text);

/** Summary of a wishlist for the header and product cards: ids of its products, and number of items. */
export interface WishlistSummary {
  readonly productIds: ReadonlySet<number>;
  /** Number of items; several variations of one product count separately. */
  readonly count: number;
}

const emptyWishlistSummary: WishlistSummary = { productIds: new Set(), count: 0 };

const isActiveWishlistRecord = (record: unknown): record is { readonly id: number } =>
  isRecord(record) && typeof record["id"] === "number" && record["gone"] !== true;

/** Parses a stored wishlist and returns its summary; an empty summary if the text is invalid. */
export function summarizeWishlist(text: string): WishlistSummary {
  try {
    const list: unknown = JSON.parse(text);
    if (!isRecord(list) || !Array.isArray(list["wishes"])) return emptyWishlistSummary;
    const activeRecords = list["wishes"].filter(isActiveWishlistRecord);
    return { productIds: new Set(activeRecords.map(({ id }) => id)), count: activeRecords.length };
  } catch {
    return emptyWishlistSummary;
  }
}
