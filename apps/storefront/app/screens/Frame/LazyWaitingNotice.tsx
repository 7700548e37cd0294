import { Suspense } from "react";
import { lazyComponent } from "@rewire/ui";

// @chunk frame: used by every page.

const loadWaitingNotice = () => import("./WaitingNotice.tsx");
const WaitingNotice = lazyComponent(loadWaitingNotice);

/** Loads the notice while there is a connection: nothing can be loaded when it has to say that there is none. */
export const preloadWaitingNotice = () => void loadWaitingNotice().catch(() => undefined);

/** Lazily loaded notice that cart or notices wait for a connection; nothing while its own code is missing. */
export const LazyWaitingNotice = () => (
  <Suspense fallback={null}>
    <WaitingNotice />
  </Suspense>
);
