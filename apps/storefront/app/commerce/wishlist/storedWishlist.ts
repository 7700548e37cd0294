import { createStoredValue } from "@rewire/data/stored-value";
import { isRecord } from "@rewire/domain";

/**
 * Stored wishlist of this browser, in the format of changeWishlist.ts. Every page reads only the ids of its products; all
 * other data is loaded later.
 */
export const storedWishlist = createStoredValue({
  key: "rewire.wishlist",
  area: "local",
  parse: (text) => text ?? "",
  print: String,
});

/** Returns whether a stored wishlist is a copy of an account's wishlist. */
export const hasOwner = (text: string): boolean => /^\{"owner":\d/.test(text);

/** Summary of a wishlist, as shown on every page. */
export interface WishlistSummary {
  readonly productIds: ReadonlySet<number>;
  /** Number of items; several variations of one product count separately. */
  readonly count: number;
}

const emptySummary: WishlistSummary = { productIds: new Set(), count: 0 };

const isActiveRecord = (wish: unknown): wish is { readonly id: number } =>
  isRecord(wish) && typeof wish["id"] === "number" && wish["gone"] !== true;

/** Parses the summary of a stored wishlist; empty if the text is invalid. */
export function summarizeWishlist(text: string): WishlistSummary {
  try {
    const list: unknown = JSON.parse(text);
    if (!isRecord(list) || !Array.isArray(list["wishes"])) return emptySummary;
    const active = list["wishes"].filter(isActiveRecord);
    return { productIds: new Set(active.map(({ id }) => id)), count: active.length };
  } catch {
    return emptySummary;
  }
}
