import type { CatalogueFacets } from "./catalogueQuery.ts";

/** Facets with at least the applied options, from which the labels of applied filters are read. */
export type FacetLabels = Pick<CatalogueFacets, "categories" | "attributes">;

/**
 * Facets for a page whose filters have not been opened: which filters are available, and the labels of the applied
 * options. The complete {@link CatalogueFacets}, which are about ten times as large, are loaded on demand.
 */
export interface FacetOutline extends FacetLabels {
  readonly hasPrice: boolean;
  readonly hasCategories: boolean;
  readonly hasRatings: boolean;
  /** Number of reduced products. */
  readonly onSaleCount: number;
  /** Number of products in stock. */
  readonly inStockCount: number;
}

/** Reduces the facets of a product list to a {@link FacetOutline}. */
export function outlineFacets({
  categories,
  price,
  ratings,
  onSale,
  inStock,
  attributes,
}: CatalogueFacets): FacetOutline {
  return {
    hasPrice: price !== null,
    hasCategories: categories.length > 0,
    hasRatings: ratings.length > 0,
    onSaleCount: onSale.count,
    inStockCount: inStock.count,
    categories: categories.filter(({ isSelected }) => isSelected),
    attributes: attributes.map(({ name, label, options }) => ({
      name,
      label,
      options: options.filter(({ isSelected }) => isSelected),
    })),
  };
}
