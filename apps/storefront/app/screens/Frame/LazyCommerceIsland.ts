import { lazyPart } from "@rewire/ui";

// @chunk frame: every page starts it.

/** Offline, the store is loaded once there is a connection; calls wait until then. */
export const LazyCommerceIsland = lazyPart(() => import("./CommerceIsland.tsx"));
