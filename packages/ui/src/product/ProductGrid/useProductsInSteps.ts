import { startTransition, useEffect, useState } from "react";
import type { ProductSummary } from "@rewire/domain";

/** Number of cards that are updated immediately: the first viewport of a phone, and two rows on wide screens. */
const IMMEDIATE_CARD_COUNT = 8;

/**
 * Returns the products to render. When the list changes, the first cards are updated immediately and the others in the
 * next render, so that the response to a tap does not wait for cards below the first viewport. The number of cards is
 * updated immediately, to prevent a second layout shift.
 */
export function useProductsInSteps(products: readonly ProductSummary[]): readonly ProductSummary[] {
  const [renderedProducts, setRenderedProducts] = useState(products);
  useEffect(() => startTransition(() => setRenderedProducts(products)), [products]);
  if (renderedProducts === products) return products;
  return products.map((product, index) =>
    index < IMMEDIATE_CARD_COUNT ? product : (renderedProducts[index] ?? product),
  );
}
