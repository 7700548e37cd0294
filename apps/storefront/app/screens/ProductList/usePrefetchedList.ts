import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { isRecord, type CatalogueQuery } from "@rewire/domain";
import { lengthenTimeSlices } from "@rewire/platform/react-scheduler";
import { prefetchRouteData } from "@rewire/platform/react-router";
import { runAfterPaint } from "@rewire/ui";
import type { ProductListData } from "../../loaders/listLoader.server.ts";
import { usePageNavigation } from "../../navigation/PageNavigation.tsx";

/**
 * Loads the list at a URL and shows it, unless it is late or not the latest request. Resolves with whether it is shown,
 * after the next frame.
 */
export type ShowList = (href: string, isLatest: () => boolean) => Promise<boolean>;

/** List that is shown before the navigation to it. */
interface PrefetchedList {
  readonly list: ProductListData;
  /** Query of the router's list at that time. */
  readonly loadedQuery: CatalogueQuery;
  readonly onShow: () => void;
  /** Shortens the time slices of rendering again. */
  readonly shortenSlices: () => void;
}

/** Milliseconds after which a list is late, so that the navigation starts without it. */
const MAX_WAIT_MS = 100;

const isListData = (data: unknown): data is ProductListData =>
  isRecord(data) && isRecord(data["query"]) && isRecord(data["products"]);

/**
 * Returns the list to show, and a function that shows another one before the navigation to it, because a navigation
 * takes the router as long as rendering the first products. When the router has loaded a list, that one is shown, which
 * is then the same object.
 * @param loadedList Loader data, with a new query object with every response.
 */
export function usePrefetchedList(loadedList: ProductListData): readonly [list: ProductListData, showList: ShowList] {
  const [prefetchedList, setPrefetchedList] = useState<PrefetchedList | null>(null);
  const loadedQuery = useRef(loadedList.query);
  useLayoutEffect(() => {
    loadedQuery.current = loadedList.query;
  }, [loadedList.query]);
  useEffect(() => {
    if (!prefetchedList) return undefined;
    const { onShow, shortenSlices } = prefetchedList;
    shortenSlices();
    runAfterPaint(onShow);
    return shortenSlices;
  }, [prefetchedList]);

  const canPrefetch = usePageNavigation()?.canPrefetch ?? false;
  const routeId = loadedList.category ? "routes/category" : "routes/products";
  const showList = useCallback<ShowList>(
    async (href, isLatest) => {
      const data = canPrefetch ? prefetchRouteData(href, routeId).catch(() => null) : null;
      // The control that was changed shows its new state first.
      await new Promise<void>(runAfterPaint);
      const list = await Promise.race([data, new Promise<null>((resolve) => setTimeout(resolve, MAX_WAIT_MS, null))]);
      if (!isListData(list) || !isLatest()) return false;
      const shortenSlices = lengthenTimeSlices();
      await new Promise<void>((onShow) =>
        startTransition(() => setPrefetchedList({ list, loadedQuery: loadedQuery.current, onShow, shortenSlices })),
      );
      return true;
    },
    [canPrefetch, routeId],
  );
  return [prefetchedList?.loadedQuery === loadedList.query ? prefetchedList.list : loadedList, showList];
}
