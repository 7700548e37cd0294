export { findDataStream, renderHydrationData, streamHydrationData } from "./hydrationData.ts";
export { prefetchRouteData } from "./prefetchRouteData.ts";
export { keepPrefetchedData, servePrefetchedData, type PrefetchedData } from "./prefetchedData.ts";
export { ScrollRestorer } from "./ScrollRestorer.ts";
export { useRequestedLocation } from "./useRequestedLocation.ts";
