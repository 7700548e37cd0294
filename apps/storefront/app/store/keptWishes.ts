import { createKept } from "./createKept.ts";

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

/** Reads off a kept text what is wished for; nothing in any text that is not ours. */
export function glanceAtWishes(text: string): WishedAtAGlance {
  try {
    const { wishes } = JSON.parse(text) as { wishes: readonly { id: number; gone?: boolean }[] };
    const standing = wishes.filter(({ gone }) => !gone);
    return { productIds: new Set(standing.map(({ id }) => id)), count: standing.length };
  } catch {
    return nothing;
  }
}
