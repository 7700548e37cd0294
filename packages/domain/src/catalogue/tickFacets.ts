import type { CatalogueFacets, CatalogueFilters, FacetOption } from "./catalogueQuery.ts";

const ticked = (options: readonly FacetOption[], values: readonly string[]): readonly FacetOption[] =>
  options.map((option) => ({ ...option, isSelected: values.includes(option.value) }));

/** Selects facet options optimistically, before new counts arrive. */
export const tickFacets = (facets: CatalogueFacets, filters: CatalogueFilters): CatalogueFacets => ({
  ...facets,
  categories: ticked(facets.categories, filters.categories),
  ratings: ticked(facets.ratings, filters.rating === null ? [] : [String(filters.rating)]),
  onSale: { ...facets.onSale, isSelected: filters.onSale },
  attributes: facets.attributes.map((attribute) => ({
    ...attribute,
    options: ticked(attribute.options, filters.attributes[attribute.name] ?? []),
  })),
});
