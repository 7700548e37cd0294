export { toCanonicalQuery } from "./toCanonicalQuery.ts";
export type {
  AttributeLabels,
  Catalogue,
  CatalogueEntry,
  CatalogueReadProgress,
  OfferPrice,
  ShopPrice,
} from "./catalogue.ts";
export {
  type CatalogueFacets,
  type CatalogueFilters,
  type CatalogueQuery,
  emptyQuery,
  type FacetOption,
  type Sort,
  type SortKey,
  sortKeys,
} from "./catalogueQuery.ts";
export { clearValues, toggleValue, withFilters, withoutFilters } from "./changes/changeQuery.ts";
export { rebaseQuery } from "./changes/rebaseQuery.ts";
export { type FacetLabels, type FacetOutline, outlineFacets } from "./facetOutline.ts";
export { hasFilters, parseFilters, stringifyFilters } from "./filters.ts";
export { foldWord } from "./foldWord.ts";
export { filterFormFields, stringifySortField } from "./forms/filterFormFields.ts";
export { parsePriceRange, readFilterForm } from "./forms/filterForms.ts";
export { parseQuery, stringifyQuery } from "./parseQuery.ts";
export { queryLimits } from "./queryLimits.ts";
export { isQuoted, quoteSearch, unquoteSearch } from "./quoteSearch.ts";
export {
  limitSuggestions,
  type TextPart,
  splitByMatch,
  MAX_SUGGESTIONS,
  type RepairSuggestion,
  type SearchSuggestions,
} from "./suggestions.ts";
export { markSelectedFacets } from "./markSelectedFacets.ts";
export { searchLimits } from "./searchLimits.ts";
export {
  type AppliedFilter,
  MAX_FILTER_CHIPS,
  listAppliedFilters,
  summarizeSelectedValues,
} from "./listAppliedFilters.ts";
export {
  listQuickFilters,
  MIN_QUICK_FILTER_PRODUCTS,
  toggleQuickFilter,
  type QuickFilter,
  type QuickFilterSource,
} from "./quick/quickFilters.ts";
