import { lazyPart } from "@rewire/ui";

/** Without a connection commerce comes when there is one; what is asked of it meanwhile waits. */
export const LazyCommerceIsland = lazyPart(() => import("./CommerceIsland.tsx"));
