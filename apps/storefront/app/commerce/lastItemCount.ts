import { createStoredValue } from "@rewire/data/stored-value";

/** Key of the number; an early script reads it, too (`early/showStored.ts`). */
export const ITEM_COUNT_KEY = "rewire.cartCount";

/** Last known number of pieces, for the header until the store has started; 0 if none is stored. */
const itemCount = createStoredValue({
  key: ITEM_COUNT_KEY,
  area: "local",
  parse: (text) => {
    const count = Number(text);
    return Number.isSafeInteger(count) && count > 0 ? count : 0;
  },
});

/** Returns the last known number of pieces. */
export const readItemCount = itemCount.read;

/** Stores the number of pieces and notifies subscribers. */
export const writeItemCount = itemCount.write;

/** Removes the number, which belongs to a session. */
export const clearItemCount = itemCount.clear;

/** Subscribes to changes of the number in this or another tab. */
export const onItemCountChange = itemCount.onChange;
