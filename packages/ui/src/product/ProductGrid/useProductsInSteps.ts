import { startTransition, useEffect, useState } from "react";
import type { ProductSummary } from "@rewire/domain";

/** Number of cards that are updated immediately: the first viewport, on phones its complete row of two cards. */
const countImmediateCards = () => (matchMedia("(min-width: 40em)").matches ? 8 : 2);

/**
 * Returns the products to render while a list changes. The first cards are replaced immediately and the others in a
 * second render, so that the page responds quickly to a tap. The number of cards changes immediately, so that the
 * layout shifts only once.
 */
export function useProductsInSteps(products: readonly ProductSummary[]): readonly ProductSummary[] {
  const [renderedProducts, setRenderedProducts] = useState(products);
  useEffect(() => startTransition(() => setRenderedProducts(products)), [products]);
  if (renderedProducts === products) return products;
  const immediateCount = countImmediateCards();
  return products.map((product, index) => (index < immediateCount ? product : (renderedProducts[index] ?? product)));
}
