import { createStoredValue } from "@rewire/data/stored-value";

/**
 * Storage key of the number of items in the cart. An inline script in the page's head (`early/`) reads the same key.
 */
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
/** Stored count without the items that are being added. */
let settledCount = 0;
const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

/** Returns the stored number of items in the cart; 0 if none is stored. */
export const readStoredCount = itemCount.read;

/**
 * Returns the number of items in the cart, with those that are currently being added. The early script stores the shop's
 * count, which includes them, before it says that they have been added: they must not count twice until then.
 */
export const readItemCount = (): number => Math.max(itemCount.read(), pendingCount && settledCount + pendingCount);

/** Stores the number of items in the cart and notifies subscribers. */
export const writeItemCount = itemCount.write;

/** Removes the stored item count when the shop session ends. */
export const clearItemCount = itemCount.clear;

/** Subscribes to changes of the item count in this tab and other tabs; returns the unsubscribe function. */
export function onItemCountChange(listener: () => void): () => void {
  listeners.add(listener);
  const unsubscribe = itemCount.onChange(listener);
  return () => {
    listeners.delete(listener);
    unsubscribe();
  };
}

/**
 * Increases the displayed item count while items are being added to the cart.
 * @returns Function to call once the request has completed. Pass the new item count of the cart, or null if nothing was
 * added. Repeated calls have no effect.
 */
export function includePendingItems(quantity: number): (count: number | null) => void {
  let isPending = true;
  if (!pendingCount) settledCount = itemCount.read();
  pendingCount += quantity;
  notify();
  return (count) => {
    if (!isPending) return;
    isPending = false;
    pendingCount -= quantity;
    // The same notification for both, so that no lower number is shown in between.
    if (count === null) notify();
    else itemCount.write((settledCount = count));
  };
}
