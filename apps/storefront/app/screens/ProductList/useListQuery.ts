import { startTransition, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { rebaseQuery, stringifyQuery, type CatalogueQuery } from "@rewire/domain";
import { useRequestedLocation } from "@rewire/platform/react-router";
import type { FilterNavigation } from "@rewire/ui";
import type { ShowList } from "./usePrefetchedList.ts";
import { useStableValue } from "./useStableValue.ts";

type ListNavigation = FilterNavigation & { readonly onChange: (query: CatalogueQuery) => void };

/** Requested query, and the query of the list that was shown at that time. */
interface ListRequest {
  readonly query: CatalogueQuery;
  readonly loadedQuery: CatalogueQuery;
}

/**
 * Milliseconds from the start of the navigation after which all controls show the requested query although the list is
 * still loading. A fast response comes earlier, so that the page is rendered only once.
 */
const PENDING_DELAY_MS = 100;

/**
 * Returns the query of a list, which is stored in the URL. Changing the query adds a history entry and starts at page
 * 1; the scroll position and the focus are kept. The changed control shows its new state by itself, and further filters
 * can be selected while the list is loading: each change is applied to the latest requested query.
 * @param path Path of the list without page number and query.
 * @param loadedQuery Query for which the list was loaded; a new object with every response.
 * @param showList Loads a list and shows it before the navigation.
 * @returns Navigation from the query that the controls show.
 */
export function useListQuery(path: string, loadedQuery: CatalogueQuery, showList: ShowList): ListNavigation {
  const navigate = useNavigate();
  const getRequestedLocation = useRequestedLocation();
  const [pendingRequest, setPendingRequest] = useState<ListRequest | null>(null);
  const query = useStableValue(pendingRequest?.loadedQuery === loadedQuery ? pendingRequest.query : loadedQuery);
  const latestQuery = useRef(query);
  useLayoutEffect(() => {
    latestQuery.current = query;
  }, [query]);
  /** Latest request until its navigation ends, and the location to which the list itself navigated last. */
  const latestRequest = useRef<ListRequest>(null);
  const expectedLocation = useRef<unknown>(undefined);

  const hrefFor = useCallback((next: CatalogueQuery) => `${path}${stringifyQuery(next)}`, [path]);
  const openList = useCallback(
    async (request: ListRequest) => {
      const isLatest = () => latestRequest.current === request;
      const href = hrefFor(request.query);
      expectedLocation.current = getRequestedLocation();
      const isShown = await showList(href, isLatest);
      // Another list or another page may have been requested in the meantime.
      if (isLatest() && getRequestedLocation() === expectedLocation.current) {
        const showPendingQuery = () => isLatest() && startTransition(() => setPendingRequest(request));
        const pendingTimer = isShown ? undefined : setTimeout(showPendingQuery, PENDING_DELAY_MS);
        const navigation = navigate(href, { preventScrollReset: true });
        expectedLocation.current = getRequestedLocation();
        await navigation;
        // Before the response is rendered, which the pending state would interrupt on a slow device.
        clearTimeout(pendingTimer);
      }
      if (!isLatest()) return;
      // On a slow device, the controls are rendered later, and another may be pressed until then.
      latestQuery.current = request.query;
      latestRequest.current = null;
    },
    [getRequestedLocation, hrefFor, navigate, showList],
  );
  const onChange = useCallback(
    (changed: CatalogueQuery) => {
      const latest = latestRequest.current?.query ?? latestQuery.current;
      const request = { query: rebaseQuery(query, changed, latest), loadedQuery };
      latestRequest.current = request;
      void openList(request);
    },
    [loadedQuery, openList, query],
  );
  return useMemo(() => ({ query, hrefFor, onChange }), [query, hrefFor, onChange]);
}
