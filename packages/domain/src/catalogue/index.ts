export { canonicalQuery } from "./canonicalQuery.ts";
export type { AttributeNames, Catalogue, CatalogueEntry, ReadingProgress } from "./catalogue.ts";
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
export { clearValues, toggleValue, withFilters, withoutFilters } from "./changeQuery.ts";
export { type FacetLabels, type FacetOutline, outlineFacets } from "./facetOutline.ts";
export { filterFormFields, priceBetween, stringifySortField, readFilterForm } from "./filterForms.ts";
export { hasFilters, parseFilters, stringifyFilters } from "./filters.ts";
export { foldWord } from "./foldWord.ts";
export { parseQuery, stringifyQuery } from "./parseQuery.ts";
export { queryLimits } from "./queryLimits.ts";
export { isQuoted, quoted, unquoted } from "./quoted.ts";
export {
  fitSuggestions,
  type MatchedPart,
  matchParts,
  MAX_SUGGESTIONS,
  type RepairSuggestion,
  type SearchSuggestions,
} from "./suggestions.ts";
export { selectFacets } from "./tickFacets.ts";
export { searchLimits } from "./searchLimits.ts";
export { type AppliedFilter, MAX_CHIPS, appliedFilters, selectedValuesOf } from "./appliedFilters.ts";
