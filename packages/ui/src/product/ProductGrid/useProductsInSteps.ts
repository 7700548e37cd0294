import { startTransition, useEffect, useState } from "react";
import type { ProductSummary } from "@rewire/domain";

/**
 * Number of cards that change at once: what a phone shows beside the control that was touched, and two rows on wide
 * screens.
 */
const FIRST_CARDS = 8;

/**
 * Returns the products to render: of another list its first cards at once, the others with the next render, so that the
 * frame that answers a touch does not wait for cards below the first viewport. The number of cards is the new list's
 * from the beginning, so that nothing below moves twice.
 */
export function useProductsInSteps(products: readonly ProductSummary[]): readonly ProductSummary[] {
  const [complete, setComplete] = useState(products);
  useEffect(() => startTransition(() => setComplete(products)), [products]);
  if (complete === products) return products;
  return products.map((product, index) => (index < FIRST_CARDS ? product : (complete[index] ?? product)));
}
