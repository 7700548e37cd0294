import { useCallback, useMemo, type RefObject } from "react";
import { markSelectedFacets, stringifyQuery, type CatalogueQuery } from "@rewire/domain";
import type { FilterBarProps, FilterNavigation } from "@rewire/ui";
import type { ProductListData } from "../../loaders/listLoader.server.ts";
import { useFacets } from "./useFacets.ts";
import { useListQuery } from "./useListQuery.ts";
import { useRestoredFocus } from "./useRestoredFocus.ts";
import type { ShowList } from "./usePrefetchedList.ts";
import { useStableValue } from "./useStableValue.ts";

/** Filters of a list, as returned by {@link useListFilters}. */
export interface ListFilters {
  /** Navigation from the current query. */
  readonly navigation: FilterNavigation;
  /** Props of the filter bar and the filter sheet. */
  readonly controls: Omit<FilterBarProps, "onApproach" | "onOpenSheet">;
  /** Loads the facets, or retries after a failure. */
  readonly load: () => void;
  /** Ref for the element that contains the list and its filters. */
  readonly listArea: RefObject<HTMLDivElement | null>;
}

/**
 * Returns the filters of a list and how to change them.
 * @param list Loader data of the list.
 * @param path Path of the list without page number and query.
 * @param filtersPath Path of the page of all filters.
 * @param showList Loads a list and shows it before the navigation.
 */
export function useListFilters(
  list: ProductListData,
  path: string,
  filtersPath: string,
  showList: ShowList,
): ListFilters {
  const { category, query, products, sortHint, defaultSortLabel } = list;
  const outline = useStableValue(list.outline);
  const navigation = useListQuery(path, query, showList);
  const { facets: loadedFacets, hasFailed, load } = useFacets(category?.slug, query);
  const { listArea, saveFocus } = useRestoredFocus(products, loadedFacets);
  const focusSavingNavigation = useFocusSaving(navigation, saveFocus);
  const controls = {
    ...focusSavingNavigation,
    outline,
    hasFailed,
    total: products?.total ?? 0,
    filtersHref: `${filtersPath}${stringifyQuery(query)}`,
    sortHint,
    defaultSortLabel,
    facets: useMemo(
      () => loadedFacets && markSelectedFacets(loadedFacets, navigation.query.filters),
      [loadedFacets, navigation],
    ),
  };
  return { navigation: focusSavingNavigation, controls, load, listArea };
}

/** Returns a navigation that saves the focus before each change. */
function useFocusSaving({ query, hrefFor, onChange }: ReturnType<typeof useListQuery>, saveFocus: () => void) {
  const change = useCallback(
    (next: CatalogueQuery) => {
      saveFocus();
      onChange(next);
    },
    [onChange, saveFocus],
  );
  return { query, hrefFor, onChange: change };
}
