import type { CatalogueFacets } from "./catalogueQuery.ts";

/** Facets that provide the labels of applied filter values; their other options are ignored. */
export type FacetLabels = Pick<CatalogueFacets, "categories" | "attributes">;

/**
 * Facets to show before a filter is opened: the available filters, and the labels of applied options. The outline has
 * about a tenth of the size of {@link CatalogueFacets}, which are loaded on demand.
 */
export interface FacetOutline extends FacetLabels {
  readonly hasPrice: boolean;
  readonly hasCategories: boolean;
  readonly hasRatings: boolean;
  /** Number of reduced products. */
  readonly onSaleCount: number;
}

/** Reduces facets to their {@link FacetOutline}. */
export function outlineFacets({ categories, price, ratings, onSale, attributes }: CatalogueFacets): FacetOutline {
  return {
    hasPrice: price !== null,
    hasCategories: categories.length > 0,
    hasRatings: ratings.length > 0,
    onSaleCount: onSale.count,
    categories: categories.filter(({ isSelected }) => isSelected),
    attributes: attributes.map(({ name, label, options }) => ({
      name,
      label,
      options: options.filter(({ isSelected }) => isSelected),
    })),
  };
}
