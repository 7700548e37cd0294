import { createKept } from "./createKept.ts";

/** Last known number of pieces, for the header until the store has started. */
const kept = createKept("rewire.cartCount");

/** Returns the last known number of pieces; 0 if none is stored or storage is unavailable. */
export function readItemCount(): number {
  const count = Number(kept.read());
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

/** Stores the number of pieces and notifies subscribers. */
export const writeItemCount = (count: number): void => kept.write(String(count));

/** Subscribes to changes of the number in this or another tab. */
export const onItemCountChange = kept.onChange;
