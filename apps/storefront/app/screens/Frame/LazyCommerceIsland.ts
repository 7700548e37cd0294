import { lazyComponent } from "@rewire/ui";

// @chunk frame: used by every page.

/** Lazily loaded commerce code. While the browser is offline, loading waits for a connection. */
export const LazyCommerceIsland = lazyComponent(() => import("./CommerceIsland.tsx"));
