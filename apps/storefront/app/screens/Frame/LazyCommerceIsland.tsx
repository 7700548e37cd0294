import { Suspense } from "react";
import { lazyComponent } from "@rewire/ui";
import type { CommerceIslandProps } from "../../commerce/CommerceProvider.tsx";
import { LazyWaitingNotice } from "./LazyWaitingNotice.tsx";

// @chunk frame: used by every page.

const CommerceIsland = lazyComponent(() => import("./CommerceIsland.tsx"));

/**
 * Lazily loaded commerce code. While the browser is offline, loading waits for a connection, and a notice says so if the
 * cart or a notice was asked for.
 */
export const LazyCommerceIsland = (props: CommerceIslandProps) => (
  <Suspense fallback={<LazyWaitingNotice />}>
    <CommerceIsland {...props} />
  </Suspense>
);
