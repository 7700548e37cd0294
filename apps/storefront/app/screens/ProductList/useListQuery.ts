import { startTransition, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { rebaseQuery, stringifyQuery, type CatalogueQuery } from "@rewire/domain";
import type { FilterNavigation } from "@rewire/ui";
import { runAfterPaint } from "../../navigation/runAfterPaint.ts";
import { useStableValue } from "./useStableValue.ts";

type ListNavigation = FilterNavigation & { readonly onChange: (query: CatalogueQuery) => void };

/** Requested query, and the query of the list that was shown at that time. */
interface ListRequest {
  readonly query: CatalogueQuery;
  readonly loadedQuery: CatalogueQuery;
}

/**
 * Milliseconds after which all controls show the requested query although the list is still loading. A fast response
 * comes earlier, so that the page is rendered only once.
 */
const PENDING_DELAY_MS = 200;

/**
 * Returns the query of a list, which is stored in the URL. Changing the query adds a history entry and starts at page
 * 1; the scroll position and the focus are kept. The changed control shows its new state by itself, and further filters
 * can be selected while the list is loading: each change is applied to the latest requested query.
 * @param path Path of the list without page number and query.
 * @param loadedQuery Query for which the list was loaded; a new object with every response.
 * @returns Navigation from the query that the controls show.
 */
export function useListQuery(path: string, loadedQuery: CatalogueQuery): ListNavigation {
  const navigate = useNavigate();
  const [pendingRequest, setPendingRequest] = useState<ListRequest | null>(null);
  const query = useStableValue(pendingRequest?.loadedQuery === loadedQuery ? pendingRequest.query : loadedQuery);
  const latestRequest = useRef<ListRequest>({ query, loadedQuery });
  useLayoutEffect(() => {
    latestRequest.current = { query, loadedQuery };
  }, [query, loadedQuery]);

  const hrefFor = useCallback((next: CatalogueQuery) => `${path}${stringifyQuery(next)}`, [path]);
  const onChange = useCallback(
    (changed: CatalogueQuery) => {
      const request = { query: rebaseQuery(query, changed, latestRequest.current.query), loadedQuery };
      latestRequest.current = request;
      // Controls show their new state first.
      runAfterPaint(() => {
        latestRequest.current = request;
        const pendingTimer = setTimeout(() => {
          if (latestRequest.current === request) startTransition(() => setPendingRequest(request));
        }, PENDING_DELAY_MS);
        // Settles with the response, so that the pending state does not interrupt its rendering on a slow device.
        void Promise.resolve(navigate(hrefFor(request.query), { preventScrollReset: true })).finally(() =>
          clearTimeout(pendingTimer),
        );
      });
    },
    [hrefFor, loadedQuery, navigate, query],
  );
  return useMemo(() => ({ query, hrefFor, onChange }), [query, hrefFor, onChange]);
}
