import { useCallback, useMemo, useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import { stringifyQuery, type CatalogueQuery } from "@rewire/domain";
import type { FilterNavigation } from "@rewire/ui";
import { runAfterPaint } from "../../navigation/runAfterPaint.ts";
import { useStableValue } from "./useStableValue.ts";

interface ListQuery {
  /** Navigation from the latest requested query, whether or not it is loaded. */
  readonly navigation: FilterNavigation & { readonly onChange: (query: CatalogueQuery) => void };
  /** Whether the list is loading. */
  readonly isLoading: boolean;
}

/**
 * Returns the query of a list, which is stored in the URL. Changing the query adds a history entry and starts at page
 * 1; the scroll position and the focus are kept. A selected filter is shown immediately, and further filters can be
 * selected while the list is loading.
 * @param path Path of the list without page number and query.
 * @param loadedQuery Query for which the list was loaded; a new object with every response.
 */
export function useListQuery(path: string, loadedQuery: CatalogueQuery): ListQuery {
  const navigate = useNavigate();
  const isLoading = useNavigation().location?.pathname === path;
  const [pendingRequest, setPendingRequest] = useState<{
    readonly query: CatalogueQuery;
    readonly previousQuery: CatalogueQuery;
  } | null>(null);
  const query = useStableValue(pendingRequest?.previousQuery === loadedQuery ? pendingRequest.query : loadedQuery);

  const hrefFor = useCallback((next: CatalogueQuery) => `${path}${stringifyQuery(next)}`, [path]);
  const onChange = useCallback(
    (next: CatalogueQuery) => {
      // Controls show their new state first; the request is sent before the rest is rendered.
      runAfterPaint(() => {
        void navigate(hrefFor(next), { preventScrollReset: true });
        setPendingRequest({ query: next, previousQuery: loadedQuery });
      });
    },
    [hrefFor, loadedQuery, navigate],
  );
  const navigation = useMemo(() => ({ query, hrefFor, onChange }), [query, hrefFor, onChange]);
  return { navigation, isLoading };
}
