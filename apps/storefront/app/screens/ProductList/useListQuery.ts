import { useMemo, useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import { stringifyQuery, tickFacets, type CatalogueFacets, type CatalogueQuery } from "@rewire/domain";
import type { FilterNavigation } from "@rewire/ui";

interface ListQuery {
  /** How filters lead on from what was asked for last, be it answered or not. */
  readonly navigation: FilterNavigation & { readonly onChange: (query: CatalogueQuery) => void };
  /** What can be filtered by, ticked as asked for last. */
  readonly facets: CatalogueFacets;
  /** The list is on its way. */
  readonly isLoading: boolean;
}

/**
 * What a list is asked for, in its address: another query is another entry of the history, from page 1 on, while scroll
 * and focus stay. A click on a filter shows at once, and the next one builds on it even while the first is on its way.
 *
 * @param path The list without page and query.
 * @param loaded What the list was loaded for; another object with every answer.
 */
export function useListQuery(path: string, loaded: CatalogueQuery, facets: CatalogueFacets): ListQuery {
  const navigate = useNavigate();
  const isLoading = useNavigation().location?.pathname === path;
  const [asked, setAsked] = useState<{ readonly query: CatalogueQuery; readonly since: CatalogueQuery } | null>(null);
  const query = asked?.since === loaded ? asked.query : loaded;

  return useMemo(() => {
    const hrefFor = (next: CatalogueQuery) => `${path}${stringifyQuery(next)}`;
    const onChange = (next: CatalogueQuery) => {
      setAsked({ query: next, since: loaded });
      void navigate(hrefFor(next), { preventScrollReset: true });
    };
    return {
      navigation: { query, hrefFor, onChange },
      facets: query === loaded ? facets : tickFacets(facets, query.filters),
      isLoading,
    };
  }, [facets, isLoading, loaded, navigate, path, query]);
}
