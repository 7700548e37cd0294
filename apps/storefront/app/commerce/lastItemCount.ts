import { createKept } from "./createKept.ts";

/** The last known number of pieces, for the header until the store has started. */
const kept = createKept("rewire.cartCount");

/** The last known number of pieces; 0 where nothing is kept or storage is closed to us. */
export function readItemCount(): number {
  const count = Number(kept.read());
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

/** Keeps the number of pieces for the next page and tells who shows it. */
export const writeItemCount = (count: number): void => kept.write(String(count));

/** Calls back when the number changes here or in another tab. */
export const onItemCountChange = kept.onChange;
