import type { CachedCart } from "./useCartRequest.ts";

type CachedLine = NonNullable<CachedCart["contents"]>["nodes"][number];

/**
 * Returns a copy of the cart with a new quantity on one line, to display until the shop responds; 0 removes the line.
 * The line's amounts and the item count are updated, but not the totals.
 */
export function withLineQuantity(cart: CachedCart, key: string, quantity: number): CachedCart {
  if (!cart.contents) return cart;
  const nodes = cart.contents.nodes.flatMap((line) => {
    if (line.key !== key) return [line];
    return quantity > 0 ? [withQuantity(line, quantity)] : [];
  });
  const itemCount = nodes.reduce((count, line) => count + (line.quantity ?? 0), 0);
  return { ...cart, contents: { ...cart.contents, nodes, itemCount } };
}

function withQuantity(line: CachedLine, quantity: number): CachedLine {
  const factor = quantity / Math.max(1, line.quantity ?? 1);
  const scale = (rawAmount: string | null) =>
    rawAmount === null || Number.isNaN(Number(rawAmount)) ? rawAmount : (Number(rawAmount) * factor).toFixed(6);
  return { ...line, quantity, rawSubtotal: scale(line.rawSubtotal), rawSubtotalTax: scale(line.rawSubtotalTax) };
}
