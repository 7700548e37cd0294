import { createStoredValue } from "@rewire/data/stored-value";
import { isRecord } from "@rewire/domain";

/**
 * Wishlist as stored in this browser, in the text format of changeWishlist.ts. Code that runs on every page reads only
 * the product ids.
 */
export const storedWishlist = createStoredValue({
  key: "rewire.wishlist",
  area: "local",
  parse: (text) => text ?? "",
  print: String,
});

/** Returns whether a stored wishlist belongs to a customer's account. */
export const hasOwner = (text: string): boolean => /^\{"owner":\d/.test(text);

/** Summary of a wishlist for the header and product cards: product ids and number of items. */
export interface WishlistSummary {
  readonly productIds: ReadonlySet<number>;
  /** Number of items; several variations of one product count separately. */
  readonly count: number;
}

const emptyWishlistSummary: WishlistSummary = { productIds: new Set(), count: 0 };

const isActiveWishlistRecord = (record: unknown): record is { readonly id: number } =>
  isRecord(record) && typeof record["id"] === "number" && record["gone"] !== true;

/** Returns the summary of a stored wishlist; an empty summary if the text is invalid. */
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
