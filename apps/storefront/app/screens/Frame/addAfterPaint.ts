import type { UseAddToCartResult } from "@rewire/data";
import { runAfterPaint } from "@rewire/ui";
import { includePendingItems, readStoredCount, writeItemCount } from "../../commerce/storage/lastItemCount.ts";

type AddToCart = UseAddToCartResult["addToCart"];

/**
 * Returns a function that increases the displayed item count at once and adds the item after the next frame, because
 * the update of the cart takes longer than the frame with the new count. A rejected item is not counted.
 */
export const addAfterPaint =
  (addToCart: AddToCart): AddToCart =>
  async (line) => {
    const { quantity } = line;
    const settlePendingItems = includePendingItems(quantity);
    await new Promise<void>(runAfterPaint);
    const count = readStoredCount() + quantity;
    settlePendingItems(count);
    const result = await addToCart(line);
    if (!result.ok && readStoredCount() === count) writeItemCount(count - quantity);
    return result;
  };
