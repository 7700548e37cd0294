import type { DataStrategyResult, MiddlewareFunction } from "react-router";

/** Data of a route that are being loaded before the navigation to it. */
export interface PrefetchedData {
  /** Absolute URL of the page. */
  readonly url: string;
  readonly routeId: string;
  /** The data; null if they could not be loaded. */
  readonly data: Promise<unknown>;
}

let prefetchedData: PrefetchedData | null = null;

/** Keeps data for the next navigation to their page; they replace those of an earlier call. */
export function keepPrefetchedData(data: PrefetchedData): void {
  prefetchedData = data;
}

/**
 * Client middleware of the root route that gives the router prefetched data, so that they are not requested again. Data
 * that could not be loaded are requested by the router, which also handles the failure. Data of a page that was not
 * opened next are discarded.
 */
export const servePrefetchedData: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }) => {
  const prefetch = prefetchedData;
  prefetchedData = null;
  if (prefetch?.url !== request.url) return undefined;
  const result = await prefetch.data;
  return result === null ? undefined : { [prefetch.routeId]: { type: "data", result } };
};
