import { createStoredValue } from "@rewire/data/stored-value";
import { isRecord } from "@rewire/domain";

/**
 * Stored wishlist of this browser, in the format of changeWishes.ts. Every page reads from it which products are
 * included; the rest is loaded later.
 */
export const storedWishes = createStoredValue({
  key: "rewire.wishlist",
  area: "local",
  parse: (text) => text ?? "",
  print: String,
});

/** Returns whether a stored list is a copy of an account's. */
export const hasOwner = (text: string): boolean => /^\{"owner":\d/.test(text);

/** Part of a wishlist that every page shows. */
export interface WishlistSummary {
  readonly productIds: ReadonlySet<number>;
  /** Number of items: a product may be included in several variations. */
  readonly count: number;
}

const emptySummary: WishlistSummary = { productIds: new Set(), count: 0 };

const isActiveWish = (wish: unknown): wish is { readonly id: number } =>
  isRecord(wish) && typeof wish["id"] === "number" && wish["gone"] !== true;

/** Extracts the wished products and their number from a stored text; empty if the text is invalid. */
export function summarizeWishes(text: string): WishlistSummary {
  try {
    const list: unknown = JSON.parse(text);
    if (!isRecord(list) || !Array.isArray(list["wishes"])) return emptySummary;
    const active = list["wishes"].filter(isActiveWish);
    return { productIds: new Set(active.map(({ id }) => id)), count: active.length };
  } catch {
    return emptySummary;
  }
}
