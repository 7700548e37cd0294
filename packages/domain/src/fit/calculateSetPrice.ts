import { addMoney, findLowestAmount, type Money, type Price } from "../money/index.ts";

/**
 * Adds up the prices of products that are bought together. Returns null if the currencies differ, or if a product has a
 * price range or no price.
 */
export function calculateSetPrice(prices: readonly Price[], currency: string): Money | null {
  const amounts = prices.map((price) => (price.kind === "range" ? null : findLowestAmount(price, currency)));
  const [first, ...rest] = amounts;
  return rest.reduce<Money | null>(
    (sum, amount) => (sum && amount && sum.currency === amount.currency ? addMoney(sum, amount) : null),
    first ?? null,
  );
}
