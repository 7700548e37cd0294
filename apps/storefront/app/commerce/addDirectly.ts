import type { CartLineInput } from "@rewire/data";
import { CART_JOURNAL_KEY } from "@rewire/data/stored-value";
import { buyForm, formatLineName } from "@rewire/domain";
import { expectItems, readStoredCount } from "./lastItemCount.ts";

// @chunk frame: the first addition does not wait for the commerce code.

const toFields = ({ productId, variationId, quantity, choice }: CartLineInput): URLSearchParams =>
  new URLSearchParams({
    [buyForm.product]: String(productId),
    [buyForm.quantity]: String(quantity),
    ...(variationId === undefined
      ? {}
      : {
          [buyForm.variation]: String(variationId),
          ...Object.fromEntries(Object.entries(choice ?? {}).map(([name, value]) => [buyForm.option + name, value])),
        }),
  });

/**
 * Adds an item without the commerce code, by the early script of the page: counts it at once, and settles the count with
 * the outcome. Returns null where only the store can add it: an item with details, or a page or browser without that
 * script.
 * @param onOtherCart Called where the shop's cart has fewer items than this browser knew of, for the store to restore.
 */
export function addDirectly(line: CartLineInput, onOtherCart: () => void): ReturnType<NonNullable<Window["addEarly"]>> {
  const { details, preview, quantity } = line;
  const before = readStoredCount();
  const name = preview ? formatLineName(preview.name, preview.options) : "";
  const pendingAddition = details ? null : window.addEarly?.(toFields(line), name);
  if (!pendingAddition) return null;

  const settle = expectItems(quantity);
  return pendingAddition.then((outcome) => {
    if (outcome === "rejected") settle(null);
    if (outcome === "pending") {
      settle(readStoredCount() + quantity);
      // The store retries what is queued, if it has started meanwhile.
      dispatchEvent(new StorageEvent("storage", { key: CART_JOURNAL_KEY }));
    }
    if (outcome === "done") {
      const count = readStoredCount();
      if (count < before + quantity) onOtherCart();
      settle(Math.max(count, before + quantity));
    }
    return outcome;
  });
}
