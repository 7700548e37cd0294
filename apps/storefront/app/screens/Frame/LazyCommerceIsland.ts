import { lazyPart } from "@rewire/ui";

// @chunk frame: used by every page.

/** Lazily loaded commerce code; offline, loading and calls wait for a connection. */
export const LazyCommerceIsland = lazyPart(() => import("./CommerceIsland.tsx"));
