import { findLowestAmount, type Money } from "../money/index.ts";
import type { Choice } from "./variation.ts";
import type { ProductAttribute, Variation } from "./product.ts";

export interface OptionPrice {
  readonly amount: Money;
  /** Further choices may change the price: "from". */
  readonly isFrom: boolean;
}

/**
 * Returns the price of each option of an attribute, by option value, for the selected options of the other attributes.
 * Unavailable options are omitted. The result is empty if all prices are equal.
 */
export function listOptionPrices(
  attribute: ProductAttribute,
  variations: readonly Variation[],
  choice: Choice,
  currency: string,
): ReadonlyMap<string, OptionPrice> {
  const prices = new Map<string, OptionPrice>();
  for (const { value } of attribute.options) {
    const selection = { ...choice, [attribute.name]: value };
    const amounts = variations
      .filter(
        ({ isPurchasable, stock, values }) =>
          isPurchasable && stock.state !== "outOfStock" && matchesSelection(values, selection),
      )
      .flatMap(({ price }) => findLowestAmount(price, currency) ?? []);
    const [lowest] = amounts.toSorted((a, b) => a.minor - b.minor);
    if (lowest) prices.set(value, { amount: lowest, isFrom: amounts.some(({ minor }) => minor !== lowest.minor) });
  }
  const distinctPrices = new Set([...prices.values()].map(({ amount, isFrom }) => `${amount.minor} ${isFrom}`));
  return distinctPrices.size > 1 ? prices : new Map();
}

const matchesSelection = (values: Variation["values"], selection: Choice): boolean =>
  Object.entries(selection).every(([name, value]) => values[name] === undefined || values[name] === value);
