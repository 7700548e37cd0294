import { createStoredValue } from "@rewire/data/stored-value";

/** Storage key of the cart's item count; also read by an inline script in the page's head (`early/`). */
export const ITEM_COUNT_KEY = "rewire.cartCount";

/** Last known item count of the cart, for the header until the commerce code is loaded; 0 if none is stored. */
const itemCount = createStoredValue({
  key: ITEM_COUNT_KEY,
  area: "local",
  parse: (text) => {
    const count = Number(text);
    return Number.isSafeInteger(count) && count > 0 ? count : 0;
  },
});

/** Number of items that are being added; not stored, because the shop may reject them. */
let pendingCount = 0;
const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

/** Returns the last known item count of the cart; 0 if none is stored. */
export const readStoredCount = itemCount.read;

/** Returns the last known item count of the cart, with the items that are being added; 0 if none is known. */
export const readItemCount = (): number => itemCount.read() + pendingCount;

/** Stores the item count of the cart and notifies subscribers. */
export const writeItemCount = itemCount.write;

/** Removes the stored item count, because it belongs to the shop session that has ended. */
export const clearItemCount = itemCount.clear;

/** Subscribes to changes to the item count made in this tab or another. */
export function onItemCountChange(listener: () => void): () => void {
  listeners.add(listener);
  const unsubscribe = itemCount.onChange(listener);
  return () => {
    listeners.delete(listener);
    unsubscribe();
  };
}

/**
 * Includes items in the displayed count while they are being added.
 * @returns Function that ends the inclusion and stores the cart's new item count in the same notification; called with
 * null, it stores no count, because nothing was added. Repeated calls have no effect.
 */
export function includePendingItems(quantity: number): (count: number | null) => void {
  let isPending = true;
  pendingCount += quantity;
  notify();
  return (count) => {
    if (!isPending) return;
    isPending = false;
    pendingCount -= quantity;
    // The same notification for both, so that no lower number is shown in between.
    if (count === null) notify();
    else itemCount.write(count);
  };
}
