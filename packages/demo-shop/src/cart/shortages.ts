import type { LineTotals } from "./calculateCart.ts";

/** Lists checkout errors for lines that exceed the stock. */
export function shortages(lines: readonly LineTotals[]): { name: string; available: number }[] {
  const keepers = new Map<number, number>();
  for (const { line, article } of lines)
    keepers.set(article.stock.keeper, (keepers.get(article.stock.keeper) ?? 0) + line.quantity);
  return lines.flatMap(({ article }) => {
    const { stock } = article;
    if (stock.quantity === null || stock.backorders) return [];
    return (keepers.get(stock.keeper) ?? 0) > stock.quantity ? [{ name: article.name, available: stock.quantity }] : [];
  });
}
