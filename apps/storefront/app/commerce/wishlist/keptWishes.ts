import { createStoredValue } from "@rewire/data/stored-value";
import { isRecord } from "@rewire/domain";

/**
 * Stored wishlist of this browser, in the format of changeWishes.ts. Every page reads from it which products are
 * included; the rest is loaded later.
 */
export const keptWishes = createStoredValue({
  key: "rewire.wishlist",
  area: "local",
  parse: (text) => text ?? "",
  print: String,
});

/** Returns whether a stored list is a copy of an account's. */
export const hasOwner = (text: string): boolean => /^\{"owner":\d/.test(text);

/** Part of a wishlist that every page shows. */
export interface WishedAtAGlance {
  readonly productIds: ReadonlySet<number>;
  /** Number of items: a product may be included in several variations. */
  readonly count: number;
}

const nothing: WishedAtAGlance = { productIds: new Set(), count: 0 };

const isStanding = (wish: unknown): wish is { readonly id: number } =>
  isRecord(wish) && typeof wish["id"] === "number" && wish["gone"] !== true;

/** Extracts the wished products and their number from a stored text; empty if the text is invalid. */
export function glanceAtWishes(text: string): WishedAtAGlance {
  try {
    const list: unknown = JSON.parse(text);
    if (!isRecord(list) || !Array.isArray(list["wishes"])) return nothing;
    const standing = list["wishes"].filter(isStanding);
    return { productIds: new Set(standing.map(({ id }) => id)), count: standing.length };
  } catch {
    return nothing;
  }
}
