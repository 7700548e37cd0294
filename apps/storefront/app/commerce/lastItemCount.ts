import { createStoredValue } from "@rewire/data/stored-value";

/** Key of the count; an early script reads it, too (`early/showStored.ts`). */
export const ITEM_COUNT_KEY = "rewire.cartCount";

/** Last known item count of the cart, for the header until the store has started; 0 if none is stored. */
const itemCount = createStoredValue({
  key: ITEM_COUNT_KEY,
  area: "local",
  parse: (text) => {
    const count = Number(text);
    return Number.isSafeInteger(count) && count > 0 ? count : 0;
  },
});

/** Returns the last known item count of the cart; 0 if none is stored. */
export const readItemCount = itemCount.read;

/** Stores the item count of the cart and notifies subscribers. */
export const writeItemCount = itemCount.write;

/** Removes the stored item count, which belongs to a session. */
export const clearItemCount = itemCount.clear;

/** Subscribes to changes to the item count made in this tab or another. */
export const onItemCountChange = itemCount.onChange;
