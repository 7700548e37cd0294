import { isRecord } from "@rewire/domain";
import { createKept } from "../createKept.ts";

/** This browser's wishlist as changeWishes.ts writes it. Every page reads from it what is wished for, and only that: the rest comes late. */
export const keptWishes = createKept("rewire.wishlist");

/** Whether a kept list is a copy of an account's. */
export const hasOwner = (text: string): boolean => /^\{"owner":\d/.test(text);

/** What every page shows of a wishlist. */
export interface WishedAtAGlance {
  readonly productIds: ReadonlySet<number>;
  /** How many wishes stand on the list: one product may be wished for in several variations. */
  readonly count: number;
}

const nothing: WishedAtAGlance = { productIds: new Set(), count: 0 };

const isStanding = (wish: unknown): wish is { readonly id: number } =>
  isRecord(wish) && typeof wish["id"] === "number" && wish["gone"] !== true;

/** Reads off a kept text what is wished for; nothing in any text that is not ours. */
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
