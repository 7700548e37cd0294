import type { CachedCart } from "./useCartMutation.ts";

type CachedLine = NonNullable<CachedCart["contents"]>["nodes"][number];

/**
 * The cart with another quantity on one line, none for 0: lines and count as they will be, totals as they were.
 * Money of the line is scaled, so that the price of one piece stays.
 */
export function guessQuantity(cart: CachedCart, key: string, quantity: number): CachedCart {
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
  const scale = (raw: string | null) =>
    raw === null || Number.isNaN(Number(raw)) ? raw : (Number(raw) * factor).toFixed(6);
  return { ...line, quantity, rawSubtotal: scale(line.rawSubtotal), rawSubtotalTax: scale(line.rawSubtotalTax) };
}
