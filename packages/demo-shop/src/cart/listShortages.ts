import type { LineTotals } from "./calculateCart.ts";

/**
 * Lists the cart lines whose quantity exceeds the stock, each with the product name and the available quantity. The
 * quantities of lines that share stock are added up.
 */
export function listShortages(lines: readonly LineTotals[]): { name: string; available: number }[] {
  const requiredByOwner = new Map<number, number>();
  for (const { line, cartProduct } of lines)
    requiredByOwner.set(
      cartProduct.stock.stockOwner,
      (requiredByOwner.get(cartProduct.stock.stockOwner) ?? 0) + line.quantity,
    );
  return lines.flatMap(({ cartProduct }) => {
    const { stock } = cartProduct;
    if (stock.quantity === null || stock.backorders) return [];
    return (requiredByOwner.get(stock.stockOwner) ?? 0) > stock.quantity
      ? [{ name: cartProduct.name, available: stock.quantity }]
      : [];
  });
}
