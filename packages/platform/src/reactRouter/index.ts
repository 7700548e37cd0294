export { prefetchRouteData } from "./prefetchRouteData.ts";
export { servePrefetchedData } from "./prefetchedData.ts";
export { ScrollRestorer } from "./ScrollRestorer.ts";
export { useRequestedLocation } from "./useRequestedLocation.ts";
