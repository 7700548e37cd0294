import type { CatalogueFacets, CatalogueFilters, FacetOption } from "./catalogueQuery.ts";

const markSelected = (options: readonly FacetOption[], values: readonly string[]): readonly FacetOption[] =>
  options.map((option) => ({ ...option, isSelected: values.includes(option.value) }));

/** Marks the facet options of new filters as selected before the new counts have been loaded. */
export const markSelectedFacets = (facets: CatalogueFacets, filters: CatalogueFilters): CatalogueFacets => ({
  ...facets,
  categories: markSelected(facets.categories, filters.categories),
  ratings: markSelected(facets.ratings, filters.rating === null ? [] : [String(filters.rating)]),
  onSale: { ...facets.onSale, isSelected: filters.onSale },
  inStock: { ...facets.inStock, isSelected: filters.inStock },
  attributes: facets.attributes.map((attribute) => ({
    ...attribute,
    options: markSelected(attribute.options, filters.attributes[attribute.name] ?? []),
  })),
});
