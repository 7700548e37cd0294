import { startTransition, useEffect, useState } from "react";
import type { ProductSummary } from "@rewire/domain";

/** Number of cards that are updated immediately: the first viewport of a phone, and two rows on wide screens. */
const IMMEDIATE_CARD_COUNT = 8;

/**
 * Returns the products to render while a list changes. The first cards are replaced immediately and the others in a
 * second render, so that the page responds quickly to a tap. The number of cards changes immediately, so that the
 * layout shifts only once.
 */
export function useProductsInSteps(products: readonly ProductSummary[]): readonly ProductSummary[] {
  const [renderedProducts, setRenderedProducts] = useState(products);
  useEffect(() => startTransition(() => setRenderedProducts(products)), [products]);
  if (renderedProducts === products) return products;
  return products.map((product, index) =>
    index < IMMEDIATE_CARD_COUNT ? product : (renderedProducts[index] ?? product),
  );
}
