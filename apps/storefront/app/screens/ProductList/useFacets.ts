import { useCallback, useEffect, useState } from "react";
import type { CatalogueFacets, CatalogueQuery } from "@rewire/domain";
import { toFacetsUrl, fetchFacets } from "../../loaders/facets.ts";

interface FacetLoadState {
  /** URL of the last attempt. */
  readonly url: string;
  /** Last loaded facets; those of an earlier query while the next are loading. */
  readonly facets: CatalogueFacets | null;
  readonly hasFailed: boolean;
}

/**
 * Loads the facets of a list with all options, on demand: after the returned function has been called, facets are
 * loaded, and loaded again whenever the query changes. The page itself contains only the outline of the facets.
 * @returns The facets, or null until they are loaded, and a function that starts loading or retries after a failure.
 */
export function useFacets(category: string | undefined, query: CatalogueQuery) {
  const [isNeeded, setIsNeeded] = useState(false);
  const [loadState, setLoadState] = useState<FacetLoadState>({ url: "", facets: null, hasFailed: false });
  const url = toFacetsUrl(category, query);
  const isCurrent = loadState.url === url;

  useEffect(() => {
    if (!isNeeded || isCurrent) return undefined;
    const abortController = new AbortController();
    fetchFacets(category, query, abortController.signal).then(
      (facets) => !abortController.signal.aborted && setLoadState({ url, facets, hasFailed: false }),
      () => !abortController.signal.aborted && setLoadState(({ facets }) => ({ url, facets, hasFailed: true })),
    );
    return () => abortController.abort();
    // The query is a new object with every response, so its URL is compared.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isNeeded, isCurrent, url]);

  const load = useCallback(() => {
    setIsNeeded(true);
    setLoadState((previousState) =>
      previousState.hasFailed ? { ...previousState, url: "", hasFailed: false } : previousState,
    );
  }, []);
  return { facets: loadState.facets, hasFailed: loadState.hasFailed && loadState.facets === null, load };
}
