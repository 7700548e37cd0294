import { createStoredValue } from "@rewire/data/stored-value";

/** Storage key of the cart's item count; also read by an inline script in the page's head (`early/`). */
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

/** Removes the stored item count, because it belongs to the shop session that has ended. */
export const clearItemCount = itemCount.clear;

/** Subscribes to changes to the item count made in this tab or another. */
export const onItemCountChange = itemCount.onChange;
