import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState, type PointerEvent } from "react";
import { isRecord, type CatalogueQuery } from "@rewire/domain";
import { lengthenTimeSlices } from "@rewire/platform/react-scheduler";
import { keepPrefetchedData, prefetchRouteData, type PrefetchedData } from "@rewire/platform/react-router";
import { runAfterPaint } from "@rewire/ui";
import type { ProductListData } from "../../loaders/listLoader.server.ts";
import { isDataReduced, usePageNavigation } from "../../navigation/PageNavigation.tsx";

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
const MAX_WAIT_MS = 130;
/** Milliseconds after which the list of a pressed link is discarded; a click comes within this time. */
const MAX_PRESS_MS = 2_000;

/** List of the link that was pressed last, until its click. */
let pressedList: PrefetchedData | null = null;

const isListData = (data: unknown): data is ProductListData =>
  isRecord(data) && isRecord(data["query"]) && isRecord(data["products"]);

/**
 * Returns the list to show, and a function that shows another one before the navigation to it, because a navigation
 * takes the router as long as rendering the first products. When the router has loaded a list, that one is shown, which
 * is then the same object. The third value requests the list of a filter link when the link is pressed.
 * @param loadedList Loader data, with a new query object with every response.
 */
export function usePrefetchedList(
  loadedList: ProductListData,
): readonly [list: ProductListData, showList: ShowList, requestList: (event: PointerEvent) => void] {
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

  const { canPrefetch = false, skipPrefetch } = usePageNavigation() ?? {};
  const routeId = loadedList.category ? "routes/category" : "routes/products";
  const requestList = useCallback(
    ({ target }: PointerEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[rel=nofollow]") : null;
      if (!canPrefetch || link?.pathname !== location.pathname || isDataReduced()) return;
      skipPrefetch?.(link);
      const controller = new AbortController();
      const list = prefetchRouteData(link.href, routeId, null, controller.signal);
      pressedList = list;
      const cancel = () => {
        if (pressedList !== list) return;
        pressedList = null;
        controller.abort();
      };
      // The finger scrolls instead.
      addEventListener("pointercancel", cancel, { once: true });
      setTimeout(cancel, MAX_PRESS_MS);
    },
    [canPrefetch, routeId, skipPrefetch],
  );
  const showList = useCallback<ShowList>(
    async (href, isLatest) => {
      if (!canPrefetch) return false;
      const requestedList = prefetchRouteData(href, routeId, pressedList);
      pressedList = null;
      keepPrefetchedData(requestedList);
      // The browser paints the pressed control before it delivers the response.
      const timeout = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
      const list = await Promise.race([requestedList.data, timeout]);
      if (!isListData(list) || !isLatest()) return false;
      const shortenSlices = lengthenTimeSlices();
      await new Promise<void>((onShow) =>
        startTransition(() => setPrefetchedList({ list, loadedQuery: loadedQuery.current, onShow, shortenSlices })),
      );
      return true;
    },
    [canPrefetch, routeId],
  );
  return [prefetchedList?.loadedQuery === loadedList.query ? prefetchedList.list : loadedList, showList, requestList];
}
