import type { CartLineInput } from "@rewire/data";
import { CART_JOURNAL_KEY } from "@rewire/data/stored-value";
import { buyForm, formatLineName } from "@rewire/domain";
import { includePendingItems, readStoredCount } from "./storage/lastItemCount.ts";

// @chunk frame: the first addition does not wait for the commerce code.

const createFormBody = ({ productId, variationId, quantity, choice }: CartLineInput): URLSearchParams =>
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
 * Adds an item to the cart with the early script (`window.addEarly`, `composeEarlyScripts.ts`), without loading the commerce
 * code. The displayed item count is increased immediately.
 * @param onCartReplaced Called if the shop's cart has fewer items than the stored count, so that the commerce code can
 * restore the missing items.
 * @returns null if the script is missing or the item has details, which the script does not support. The caller must
 * then add the item with the commerce code.
 */
export function addItemDirectly(
  line: CartLineInput,
  onCartReplaced: () => void,
): ReturnType<NonNullable<Window["addEarly"]>> {
  const { details, preview: linePreview, quantity } = line;
  const previousCount = readStoredCount();
  const name = linePreview ? formatLineName(linePreview.name, linePreview.options) : "";
  const pendingAddition = details ? null : window.addEarly?.(createFormBody(line), name);
  if (!pendingAddition) return null;

  const settlePendingItems = includePendingItems(quantity);
  return pendingAddition.then((outcome) => {
    if (outcome === "rejected") settlePendingItems(null);
    if (outcome === "pending") {
      settlePendingItems(readStoredCount() + quantity);
      // Notifies the commerce code of the queued addition, if it has been loaded meanwhile.
      dispatchEvent(new StorageEvent("storage", { key: CART_JOURNAL_KEY }));
    }
    if (outcome === "done") {
      const count = readStoredCount();
      if (count < previousCount + quantity) onCartReplaced();
      settlePendingItems(Math.max(count, previousCount + quantity));
    }
    return outcome;
  });
}
