import type { CatalogueFacets } from "./catalogueQuery.ts";

/** Labels of applied filter values: facets, of which only the applied options matter. */
export type FacetLabels = Pick<CatalogueFacets, "categories" | "attributes">;

/**
 * Facets as a page shows them before a filter is opened: which there are, and the labels of what is applied. A tenth of
 * the bytes of {@link CatalogueFacets}, whose options come when they are needed.
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
