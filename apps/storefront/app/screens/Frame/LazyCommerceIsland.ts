import { lazyPart } from "@rewire/ui";

// @chunk frame: every page starts it.

/** Without a connection commerce comes when there is one; what is asked of it meanwhile waits. */
export const LazyCommerceIsland = lazyPart(() => import("./CommerceIsland.tsx"));
