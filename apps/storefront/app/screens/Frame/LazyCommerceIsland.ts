import { lazyComponent } from "@rewire/ui";

// @chunk frame: used by every page.

/** Lazily loaded commerce code; while offline, its loading waits for a connection. */
export const LazyCommerceIsland = lazyComponent(() => import("./CommerceIsland.tsx"));
