import { createContext, useContext } from "react";
import type { Page, ProductSummary } from "@rewire/domain";

// @chunk list: used by lists only.

/** Products of a list, and their number on all pages. */
export type LatestProducts = Pick<Page<ProductSummary>, "items" | "total">;

const LatestProductsContext = createContext<LatestProducts | null>(null);

/**
 * Provider of the products of another list, which are shown before everything else changes; null shows those of the
 * current list.
 */
export const LatestProductsProvider = LatestProductsContext.Provider;

/** Returns the products to show. A context, so that only the number and the grid of a list render. */
export const useLatestProducts = (products: LatestProducts): LatestProducts =>
  useContext(LatestProductsContext) ?? products;
