import type { LineTotals } from "./calculateCart.ts";

/**
 * Lists the cart lines whose quantity exceeds the stock, each with the product name and the available quantity. The
 * quantities of lines that share stock are added up.
 */
export function listShortages(lines: readonly LineTotals[]): { name: string; available: number }[] {
  const requiredByOwner = new Map<number, number>();
  for (const { line, article } of lines)
    requiredByOwner.set(article.stock.stockOwner, (requiredByOwner.get(article.stock.stockOwner) ?? 0) + line.quantity);
  return lines.flatMap(({ article }) => {
    const { stock } = article;
    if (stock.quantity === null || stock.backorders) return [];
    return (requiredByOwner.get(stock.stockOwner) ?? 0) > stock.quantity
      ? [{ name: article.name, available: stock.quantity }]
      : [];
  });
}
